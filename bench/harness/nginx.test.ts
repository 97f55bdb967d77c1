import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderNginx } from "./nginx.ts";

const shipped = readFileSync(new URL("../../gateway/nginx.conf", import.meta.url), "utf8");

test("only addresses differ from the shipped file", () => {
  const rendered = renderNginx(shipped, {
    listens: ["127.0.0.1:1", "127.0.0.1:5", "127.0.0.1:6"],
    gateways: ["127.0.0.1:2", "127.0.0.1:3"],
    colleges: ["127.0.0.2:4", "127.0.0.3:4"],
  });

  expect(rendered.match(/127\.0\.0\.\d:\d/g)?.toSorted()).toEqual([
    "127.0.0.1:1",
    "127.0.0.1:2",
    "127.0.0.1:3",
    "127.0.0.1:5",
    "127.0.0.1:6",
    "127.0.0.2:4",
    "127.0.0.3:4",
  ]);
  const withNames = rendered
    .replace("127.0.0.1:1", "8080")
    .replace("127.0.0.1:5", "8443")
    .replace("127.0.0.1:6", "8081")
    .replaceAll(/(?<=ssl_certificate(?:_key)? )/g, "/etc/nginx/tls/")
    .replace("127.0.0.1:2", "gateway-1:4000")
    .replace("127.0.0.1:3", "gateway-2:4000")
    .replace("127.0.0.2:4", "college:4001")
    .replace(/^.*127\.0\.0\.3:4.*\n/m, "");
  expect(withNames).toBe(shipped);
});

test("a file without one of the addresses is refused", () => {
  const without = shipped.replace("gateway-2:4000", "gateway-3:4000");
  expect(() =>
    renderNginx(without, { listens: ["", "", ""], gateways: ["", ""], colleges: [""] }),
  ).toThrow("gateway-2");
});
