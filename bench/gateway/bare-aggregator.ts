// What no gateway in Node can undercut by much: it reads the request, sends the same calls, parses their answers, and
// writes an answer of the same bytes. It checks nothing, knows no session and maps no field.
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { Pool } from "undici";

/** By the operation's text. */
export interface BareOperation {
  /** Those of one wave are sent together, after those of the wave before. */
  readonly waves: readonly (readonly string[])[];
  readonly answer: unknown;
}

const operations: Readonly<Record<string, BareOperation>> = JSON.parse(
  readFileSync(process.env.BARE_OPERATIONS ?? "", "utf8"),
);
const college = new Pool(process.env.COLLEGE_API_URL ?? "", { connections: 64 });

const read = async (path: string): Promise<unknown> => {
  const { body } = await college.request({
    method: "GET",
    path,
    headers: { authorization: "Bearer token", accept: "application/json" },
  });
  return JSON.parse(await body.text());
};

const textOf = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
  });

createServer(async (request, response) => {
  if (request.url === "/health") {
    response.end();
    return;
  }
  const { query } = JSON.parse(await textOf(request));
  const operation = operations[query];
  if (operation === undefined) throw new Error("an operation that was not recorded");
  for (const wave of operation.waves) await Promise.all(wave.map(read));
  const body = Buffer.from(JSON.stringify(operation.answer));
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
  response.end(body);
}).listen(Number(process.env.BARE_PORT), "127.0.0.1");
