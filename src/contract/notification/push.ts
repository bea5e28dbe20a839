import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { done } from "#contract/ids.ts";

/** Where a browser's push service takes messages for it; a secret between the browser and this server. */
const endpoint = z.string().check(z.regex(/^https?:\/\//u), z.maxLength(1000));

/** What `PushSubscription.toJSON()` gives: a P-256 point and sixteen bytes, both in base64url. */
const subscription = z.object({
  endpoint,
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/u)),
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/u)),
  }),
});

export const getPush = defineEndpoint({
  method: "GET",
  path: "/api/notifications/push",
  access: "user",
  summary: "What a browser needs to receive your notifications, and which of your browsers do",
  response: z.strictObject({
    /** The application server key (VAPID), base64url. */
    publicKey: z.string(),
    endpoints: z.array(z.string()),
  }),
  refusals: [],
});

export const subscribePush = defineEndpoint({
  method: "POST",
  path: "/api/notifications/push",
  access: "user",
  summary: "Have your notifications sent to this browser until its session ends",
  body: subscription,
  response: done,
  refusals: [],
});

export const unsubscribePush = defineEndpoint({
  method: "POST",
  path: "/api/notifications/push/remove",
  access: "user",
  summary: "Send nothing more to this browser",
  body: z.object({ endpoint }),
  response: done,
  refusals: [],
});

/** What a push service carries, encrypted, to the service worker. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where a click leads, a path of this server. */
  readonly url: string;
  /** A message with the same tag takes the place of an earlier one. */
  readonly tag: string;
}
