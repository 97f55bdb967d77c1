/** Prints how many MB a drain adds to the space of old objects while 4,000 requests are answered. Needs `--expose-gc`. */
import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { getHeapSpaceStatistics } from "node:v8";
import { Drain } from "../drain.ts";

const oldMegabytes = (): number => {
  const old = getHeapSpaceStatistics().find(({ space_name }) => space_name === "old_space");
  if (old === undefined) throw new Error("V8 has no space for old objects.");
  return old.space_used_size / 1024 ** 2;
};

const collect = globalThis.gc;
if (collect === undefined) throw new Error("The process was started without --expose-gc.");

/** An answer that holds 20 KB, as one of a page does. */
const openAnswer = () => Object.assign(new EventEmitter(), { rows: new Array(2_500).fill(0.5) });

const server = new EventEmitter();
new Drain(server as Server);
const running: EventEmitter[] = [];
collect();
const before = oldMegabytes();
for (let request = 0; request < 4_000; request += 1) {
  const answer = openAnswer();
  server.emit("request", {}, answer);
  running.push(answer);
  if (running.length > 64) running.shift()?.emit("close");
  if (request % 200 === 0) collect(true);
}
process.stdout.write(`${oldMegabytes() - before}\n`);
