import type { DestinationStream } from "pino";
import pretty from "pino-pretty";

/** What a line says of a request, behind its message. */
const REQUEST = "{if req.method} {req.method} {req.path}{end}{if res.statusCode} {res.statusCode}{end}";

/**
 * Log lines for a person at a terminal: local time, level and message, and the rest in one line. Logs that go anywhere
 * else stay JSON.
 *
 * @param destination standard output, unless a test reads them
 */
export function terminalLog(destination: number | NodeJS.WritableStream = 1): DestinationStream {
  return pretty({
    destination,
    sync: true,
    colorize: destination === 1,
    translateTime: "SYS:HH:MM:ss",
    ignore: "pid,hostname,req,res,reqId,responseTime",
    messageFormat: `{msg}${REQUEST}`,
    singleLine: true,
  });
}
