import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { Drain } from "./drain.ts";

setFlagsFromString("--expose-gc");
const collect: (options: { readonly type: "major" | "minor" }) => void = runInNewContext("gc");

const oldMegabytes = (): number => {
  const old = getHeapSpaceStatistics().find(({ space_name }) => space_name === "old_space");
  if (old === undefined) throw new Error("V8 has no space for old objects.");
  return old.space_used_size / 1024 ** 2;
};

/** An answer that holds 20 KB, as one of a page does. */
const openAnswer = () => Object.assign(new EventEmitter(), { rows: new Array(2_500).fill(0.5) });

it("lets collections of young objects free what was answered", () => {
  const server = new EventEmitter();
  new Drain(server as Server);
  const running: EventEmitter[] = [];
  collect({ type: "major" });
  const before = oldMegabytes();
  for (let request = 0; request < 4_000; request += 1) {
    const answer = openAnswer();
    server.emit("request", {}, answer);
    running.push(answer);
    if (running.length > 64) running.shift()?.emit("close");
    if (request % 200 === 0) collect({ type: "minor" });
  }
  // All answers hold 80 MB; what ran during each of the 20 collections holds 25 MB.
  expect(oldMegabytes() - before).toBeLessThan(8);
});
