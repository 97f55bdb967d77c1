// A college that answers with what was recorded. It costs as little as a server can.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { RecordedCall } from "./recording.ts";

const calls: readonly RecordedCall[] = JSON.parse(
  readFileSync(process.env.RECORDING ?? "", "utf8"),
);
const answers = new Map(
  calls.map(({ method, path, status, type, body }) => [
    `${method} ${path}`,
    { status, type, body: Buffer.from(body) },
  ]),
);

/** In milliseconds. A college's database takes its time, too. */
const delay = Number(process.env.REPLAY_DELAY_MS ?? 0);

createServer((request, response) => {
  request.resume();
  if (request.url === "/health") {
    response.end();
    return;
  }
  const answer = answers.get(`${request.method} ${request.url}`);
  if (answer === undefined) {
    process.stderr.write(`not recorded: ${request.method} ${request.url}\n`);
    response.writeHead(500).end();
    return;
  }
  response.writeHead(answer.status, {
    "content-type": answer.type,
    "content-length": answer.body.length,
  });
  if (delay === 0) response.end(answer.body);
  else setTimeout(() => response.end(answer.body), delay);
}).listen(Number(process.env.REPLAY_PORT), "127.0.0.1");
