import request from "supertest";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type MetricsServer, serveMetrics } from "./metrics-server.ts";

let server: MetricsServer;
let fails: boolean;

beforeEach(async () => {
  fails = false;
  server = await serveMetrics({ host: "127.0.0.1", port: 0 }, "A_METRICS_PORT", {
    contentType: "text/plain; version=0.0.4; charset=utf-8",
    text: async () => {
      if (fails) throw new Error("secret");
      return "up 1\n";
    },
  });
});

afterEach(() => server.close());

const ask = () => request(`http://127.0.0.1:${server.port}`);

test("it answers GET /metrics in Prometheus' format", async () => {
  const answer = await ask().get("/metrics");

  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(answer.text).toBe("up 1\n");
});

test("it answers nothing else", async () => {
  for (const path of ["/", "/health", "/metrics/", "/metricsx"]) {
    expect((await ask().get(path)).status).toBe(404);
  }
  expect((await ask().post("/metrics")).status).toBe(404);
});

test("a failure is answered without its reason", async () => {
  fails = true;
  const answer = await ask().get("/metrics");

  expect({ status: answer.status, text: answer.text }).toEqual({ status: 500, text: "" });
});

test("a port in use is reported by its setting", async () => {
  await expect(
    serveMetrics({ host: "127.0.0.1", port: server.port }, "A_METRICS_PORT", {
      contentType: "text/plain",
      text: async () => "",
    }),
  ).rejects.toThrow(`A_METRICS_PORT ${server.port} on 127.0.0.1 cannot be used (EADDRINUSE)`);
});
