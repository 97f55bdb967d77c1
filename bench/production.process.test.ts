import { once } from "node:events";
import { createServer } from "node:http";
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { freePort } from "../scripts/testing/free-port.ts";
import { startNginx } from "./harness/nginx.ts";
import { report } from "./production/journal.ts";
import { runProduction } from "./production/run.ts";
import { openProduction } from "./production/stage.ts";
import { writeCrowd } from "./production/write-crowd.ts";

test("nobody loses anything while each process is restarted and killed", async () => {
  const production = await openProduction({ drainSeconds: 4 });
  try {
    const crowd = await production.withDatabase((client) =>
      writeCrowd(client, { claimants: 300, payers: 300 }),
    );
    const run = await runProduction(production, { crowd, paceMs: 800, restarts: 5, kills: 1 });

    console.log(report(run.phases).join("\n"));
    expect(run.wrong).toEqual([]);
    expect(run.claims).toBeGreaterThan(0);
    expect(run.payments).toBeGreaterThan(0);
  } finally {
    await production.stop();
  }
});

test("browsers get HTTP/2 over TLS, and are redirected to it", async () => {
  const host = `127.0.0.1:${await freePort()}`;
  const gateway = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
  gateway.listen(Number(host.split(":")[1]), "127.0.0.1");
  await once(gateway, "listening");
  const nginx = await startNginx({ gateways: [host, host], colleges: [host] });
  const browser = connect(nginx.secureUrl, { ca: nginx.certificate });
  try {
    const received = await Promise.all([get(browser, "/login"), get(browser, "/graphql")]);

    expect(browser.alpnProtocol).toBe("h2");
    for (const headers of received) {
      expect(headers).toMatchObject({
        host: new URL(nginx.secureUrl).host,
        "x-forwarded-proto": "https",
        "x-forwarded-for": "127.0.0.1",
      });
    }
    const redirect = await fetch(`${nginx.redirectUrl}/login?next=1`, { redirect: "manual" });
    expect([redirect.status, redirect.headers.get("location")]).toEqual([
      308,
      "https://localhost/login?next=1",
    ]);
  } finally {
    browser.destroy();
    await nginx.stop();
    gateway.close();
  }
});

/** The headers with which the gateway was asked. */
async function get(browser: ClientHttp2Session, path: string): Promise<IncomingHttpHeaders> {
  return JSON.parse(await text(browser.request({ ":path": path })));
}
