import type { Readable } from "node:stream";
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Config } from "#server/config.ts";
import type { Files, StoredFile } from "./files.ts";

/** How long the store may take, in milliseconds; the client tries three times. */
export interface S3Limits {
  readonly toConnect: number;
  /** Until it begins to answer. What is written is a megabyte or so. */
  readonly toAnswer: number;
  /** Between two parts of an answer. A slow reader gets as long (limit-unread-answers.ts). */
  readonly betweenParts: number;
}

const S3_LIMITS: S3Limits = { toConnect: 5000, toAnswer: 15_000, betweenParts: 60_000 };

/** Files in a bucket of an S3-compatible store. Nothing that it leaves unanswered waits for ever, or holds a connection. */
export function s3Files(config: S3Config, limits: S3Limits = S3_LIMITS): Files {
  const { bucket } = config;
  const client = clientOf(config, limits);

  async function get(key: string) {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return Body ?? null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async function* list(folder: string): AsyncIterable<StoredFile> {
    let token: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/`, ContinuationToken: token }),
      );
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key !== undefined) yield { key: Key, modifiedAt: LastModified?.getTime() ?? 0 };
      }
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  return {
    list,
    async write(key, bytes, contentType) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: contentType }),
      );
    },
    read: async (key) => (await get(key)) as Readable | null,
    readBytes: async (key) => (await (await get(key))?.transformToByteArray()) ?? null,
    async removeFolder(folder) {
      const keys = [];
      for await (const { key } of list(folder)) keys.push({ Key: key });
      if (keys.length === 0) return;
      const { Errors: [left] = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: keys, Quiet: true } }),
      );
      // The store answers 200 to a deletion that it refused.
      if (left !== undefined) throw new Error(`The store did not delete ${left.Key}: ${left.Code}`);
    },
  };
}

function clientOf(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Config,
  { toConnect, toAnswer, betweenParts }: S3Limits,
): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's support neither buckets as host names nor its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: toConnect,
      requestTimeout: toAnswer,
      throwOnRequestTimeout: true,
      socketTimeout: betweenParts,
    },
  });
}
