import { useTranslation } from "react-i18next";
import { Camera } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { newIdempotencyKey } from "#web/api/idempotency-key.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";

/** As sharp as the camera can. */
const WANTED: MediaStreamConstraints = {
  video: { facingMode: "environment", width: { ideal: 3840 }, height: { ideal: 2160 } },
};
const JPEG_QUALITY = 0.92;

export interface CameraDialogProps {
  readonly onClose: () => void;
  readonly onPhoto: (file: File) => void;
}

/** The camera with a shutter: one photo after the other, until closed. */
export function CameraDialog({ onClose, onPhoto }: CameraDialogProps) {
  const { t } = useTranslation("upload");
  const { attach, video, hasFailed } = useCamera();
  const [count, setCount] = useState(0);
  const shoot = async () => {
    const photo = await photoOf(video.current);
    if (photo === null) return;
    onPhoto(photo);
    setCount((taken) => taken + 1);
  };
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={onClose}
      title={t("camera.title")}
      description={t("camera.about")}
      footer={
        <>
          <output className="me-auto self-center font-semibold">{t("camera.taken", { count })}</output>
          <Button variant="secondary" onClick={onClose}>
            {t("camera.done")}
          </Button>
          <Button icon={<Camera aria-hidden="true" />} disabled={hasFailed} onClick={() => void shoot()}>
            {t("camera.shoot")}
          </Button>
        </>
      }
    >
      {hasFailed ? (
        <Notice tone="danger" title={t("camera.failed")}>
          {t("camera.failedText")}
        </Notice>
      ) : (
        <video
          ref={attach}
          autoPlay
          muted
          playsInline
          aria-label={t("camera.view")}
          className="camera-view"
        />
      )}
    </Dialog>
  );
}

/** The camera's picture in a video element, while both are there. */
function useCamera() {
  const video = useRef<HTMLVideoElement | null>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    let opened: MediaStream | null = null;
    const stop = () => opened?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      opened = await navigator.mediaDevices.getUserMedia(WANTED);
      if (isWanted) setStream(opened);
      else stop();
    };
    start().catch(() => setHasFailed(true));
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  const attach = (element: HTMLVideoElement | null) => {
    video.current = element;
    if (element && element.srcObject !== stream) element.srcObject = stream;
  };
  return { attach, video, hasFailed };
}

/** What the camera shows as a photo; null while it shows nothing. */
async function photoOf(video: HTMLVideoElement | null): Promise<File | null> {
  if (video === null || video.videoWidth === 0) return null;
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((settle) => {
    canvas.toBlob(settle, "image/jpeg", JPEG_QUALITY);
  });
  return blob && new File([blob], `camera-${newIdempotencyKey()}.jpg`, { type: "image/jpeg" });
}
