import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unpackMigrated } from "../../testing/data-directory.ts";
import { startProcess } from "../../testing/processes/process.ts";

const writer = new URL("../../testing/processes/write-mail.ts", import.meta.url);

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "college-kill-"));
  await unpackMigrated(directory);
});

afterEach(() => rm(directory, { recursive: true }));

/** Runs the writer until it has acknowledged `writes` mails, kills it, and tells what it found and acknowledged. */
const writeAndKill = async (writes: number) => {
  const { child, lines, line, ended } = startProcess(writer, [directory]);
  const found = await line((text) => text.startsWith("found "));
  await line((text) => text === `wrote ${writes}`);
  child.kill("SIGKILL");
  await ended;
  return {
    found: Number(found.split(" ")[1]),
    acknowledged: lines.filter((text) => text.startsWith("wrote ")).length,
  };
};

test("killed at any moment, the embedded database loses no acknowledged write", async () => {
  let promised = 0;
  for (const writes of [1, 7, 40, 3]) {
    const { found, acknowledged } = await writeAndKill(writes);
    // One more may be there: committed, and killed before it could say so.
    expect([promised, promised + 1]).toContain(found);
    promised = found + acknowledged;
  }
});
