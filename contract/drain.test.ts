import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Drain } from "./drain.ts";

let server: Server;
let drain: Drain;
let agent: Agent;
let port: number;
/** Ends the answers that are held back. */
let answer: () => void;

beforeEach(async () => {
  server = createServer();
  drain = new Drain(server);
  agent = new Agent({ keepAlive: true });
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.on("request", async ({ url }, response) => {
    if (url === "/held") await held;
    response.end("done");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

const ask = async (path: string): Promise<IncomingMessage> => {
  const [response] = await once(get({ port, path, agent }), "response");
  return response;
};

const whole = async (response: IncomingMessage): Promise<readonly unknown[]> => [
  await text(response),
  response.headers.connection,
];

test("a connection is kept until the service stops, then closed", async () => {
  expect(await whole(await ask("/"))).toEqual(["done", "keep-alive"]);
  expect(drain.isOn).toBe(false);

  await drain.begin(0);

  expect(drain.isOn).toBe(true);
  expect(await whole(await ask("/"))).toEqual(["done", "close"]);
});

test("what was begun before is finished, and its connection closed", async () => {
  const begun = once(server, "request");
  const held = ask("/held");
  await begun;

  await drain.begin(0);
  const { answered } = await drain.close();
  await expect(ask("/")).rejects.toThrow("ECONNREFUSED");
  answer();

  expect(await whole(await held)).toEqual(["done", "close"]);
  await answered;
});
