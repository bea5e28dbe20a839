import { answerCalls } from "../../thread/answer-calls.ts";
import { takePhoto } from "./take-photo.ts";

answerCalls({
  takePhoto: ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
    takePhoto(Buffer.from(buffer, byteOffset, byteLength)),
});
