import { answerCalls } from "../../thread/answer-calls.ts";
import type { PhotoFormat } from "./inspect-photo.ts";
import { encodePhoto } from "./encode-photo.ts";

answerCalls({
  encodePhoto: (bytes: Uint8Array, format: PhotoFormat) => encodePhoto(bytes, format),
});
