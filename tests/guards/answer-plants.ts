import type { Plant } from "./plant.ts";

/** @param act a function of the web that reads again, or has other tabs do so */
function answerPlant(name: string, act: string): Plant {
  const head = `import { ${act}, client, readAgainOnceSettled, useMutation } from "#web/room.ts";\n`;
  const onSuccess = `onSuccess: () => ${act}("team")`;
  const change = (options: string) => `${head}export function useRename(): unknown {
  return useMutation({ ${options} });\n}\n`;
  return {
    name,
    room: "web",
    code: "answers(no-lost-change)",
    planted: change(onSuccess),
    clean: change(`${onSuccess}, onSettled: readAgainOnceSettled(client, "team")`),
  };
}

/** Changes that stay unseen if their answer is lost. */
export const answers: Plant[] = [
  answerPlant("reading again only after success", "readAgainAfter"),
  answerPlant("telling other tabs only after success", "tellTabs"),
];
