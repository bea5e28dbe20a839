import { PageError } from "#web/api/api-error.ts";
import { words } from "#web/language/words.ts";
import { Button } from "#web/ui/action/button.tsx";
import { dismissToast, toast } from "#web/ui/feedback/toast-store.ts";

/** Such as "bukayo-saka", without an extension; keeps letters of any script. @param otherwise if the name has none */
export function fileNameOf(name: string, otherwise: string): string {
  const kept = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
  return kept === "" ? otherwise : kept;
}

/** @throws PageError that says `unsupported` if the browser can't make the picture */
export async function pngOf(canvas: HTMLCanvasElement, unsupported: string): Promise<Blob> {
  const png = await new Promise<Blob | null>((settle) => {
    canvas.toBlob(settle, "image/png");
  });
  if (png === null) throw new PageError(unsupported);
  return png;
}

/** Opens the phone's share sheet if it takes files, else downloads the file. */
export async function shareOrSave(file: File, title: string): Promise<void> {
  const sharing = { files: [file], title };
  const isPhone = matchMedia("(pointer: coarse)").matches;
  if (!isPhone || !("canShare" in navigator) || !navigator.canShare(sharing)) {
    save(file);
    return;
  }
  try {
    await navigator.share(sharing);
  } catch (error) {
    if (isNamed(error, "AbortError")) return;
    if (!isNamed(error, "NotAllowedError")) throw error;
    offer(sharing, file);
  }
}

/** A tap allows sharing only for some seconds, and making the file took longer: another tap shares it. */
function offer(sharing: ShareData, file: File): void {
  const t = words("ui");
  const share = async (): Promise<void> => {
    try {
      await navigator.share(sharing);
    } catch (error) {
      if (!isNamed(error, "AbortError")) save(file);
    }
    dismissToast(id);
  };
  const id = toast({
    title: t("shareReady.title"),
    description: (
      <Button size="small" className="mt-1" onClick={() => void share()}>
        {t("shareReady.share")}
      </Button>
    ),
    duration: Infinity,
  });
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // Long enough for any browser to start the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** "AbortError": the user has closed the share sheet. "NotAllowedError": it needs a tap just before. */
function isNamed(error: unknown, name: "AbortError" | "NotAllowedError"): boolean {
  return error instanceof DOMException && error.name === name;
}
