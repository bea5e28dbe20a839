import { describe, expect, test } from "vitest";
import { read } from "./read-files.ts";

describe("what the proxies promise", () => {
  test("nginx speaks HTTP/1.1 with Panna: in 1.0 an answer that breaks off can look complete", () => {
    const locations = read("deploy/nginx.conf")
      .split(/^ {2}location /m)
      .slice(1);
    const passing = locations.filter((text) => text.includes("proxy_pass"));
    expect(passing).toHaveLength(2);
    for (const location of passing) {
      expect(location).toContain("proxy_http_version 1.1;");
      expect(location).toContain('proxy_set_header Connection "";');
      // A client's name for Panna goes no further. Caddy writes its own unasked.
      expect(location).toContain('proxy_set_header X-Forwarded-Host "";');
    }
  });

  test("nginx goes to the other instance if a machine stays silent, for streams too", () => {
    const [shared = "", ...locations] = read("deploy/nginx.conf")
      .split(/^  listen 443 ssl;$/m)
      .slice(-1)
      .flatMap((text) => text.split(/^ {2}location /m));
    expect(shared).toContain("proxy_connect_timeout 2s;");
    expect(shared).toContain("proxy_next_upstream error timeout;");
    for (const location of locations) {
      expect(location).not.toContain("proxy_connect_timeout");
      expect(location).not.toContain("proxy_next_upstream");
    }
  });

  test("Caddy asks the other instance if one has stopped, and ends the stream of a page that was closed", () => {
    const text = read("deploy/Caddyfile");
    expect(text).toMatch(/^\s*lb_try_duration 5s$/m);
    expect(text).toMatch(/^\s*health_interval 2s$/m);
    // With it, a slow sender who is cut off would take the instance away from everybody.
    expect(text).not.toContain("fail_duration");
    // With it, Caddy reads on when its client has gone. Event streams it passes on at once anyway.
    expect(text).not.toContain("flush_interval");
  });
});
