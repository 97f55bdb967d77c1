import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startProcess, type TestProcess } from "../../testing/processes/process.ts";
import { lockDataDirectory } from "./data-lock.ts";

const holder = new URL("../../testing/processes/hold-lock.ts", import.meta.url);

let directory: string;
let started: TestProcess[];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "college-lock-"));
  started = [];
});

afterEach(async () => {
  for (const { child } of started) child.kill("SIGKILL");
  await Promise.all(started.map(({ ended }) => ended));
  await rm(directory, { recursive: true });
});

const hold = (): TestProcess => {
  const process = startProcess(holder, [directory]);
  started.push(process);
  return process;
};

const inUseBy = (pid: number | undefined) =>
  `DATA_DIR ${directory} is in use by process ${pid}. Stop it first, or set DATA_DIR to another directory.`;

test("a directory that a living process holds is refused, naming it", async () => {
  const first = hold();
  await first.line((line) => line === "locked");

  await expect(lockDataDirectory(directory)).rejects.toThrow(inUseBy(first.child.pid));
  const second = hold();
  expect(await second.line(() => true)).toBe(`refused: ${inUseBy(first.child.pid)}`);
});

test("a killed process's lock is taken over at once", async () => {
  const first = hold();
  await first.line((line) => line === "locked");
  first.child.kill("SIGKILL");
  await first.ended;

  const second = hold();

  expect(await second.line(() => true)).toBe("locked");
});

test("a lock that was let go leaves nothing behind", async () => {
  const first = hold();
  await first.line((line) => line === "locked");
  first.child.send("let go");
  await first.ended;

  expect(await readdir(path.join(directory, "lock"))).toEqual([]);
  const unlock = await lockDataDirectory(directory);
  await unlock();
});

test("one of several concurrent processes gets the lock", async () => {
  const processes = [hold(), hold(), hold(), hold()];

  const words = await Promise.all(processes.map(({ line }) => line(() => true)));

  expect(words.filter((word) => word === "locked")).toHaveLength(1);
});

const writeClaim = async (claim: object, secondsAgo = 0): Promise<void> => {
  await mkdir(path.join(directory, "lock"), { recursive: true });
  const file = path.join(directory, "lock", "another.json");
  await writeFile(file, JSON.stringify(claim));
  const time = new Date(Date.now() - secondsAgo * 1000);
  await utimes(file, time, time);
};

test("a claim with a reused process id is dropped", async () => {
  await writeClaim({ token: "zzz", pid: process.pid, host: hostname(), port: 1 });

  const unlock = await lockDataDirectory(directory);

  expect(await readdir(path.join(directory, "lock"))).toHaveLength(1);
  await unlock();
});

test("a claim from another machine is valid while its heartbeat continues", async () => {
  const claim = { token: "000", pid: 4711, host: "another-container", port: 1 };
  await writeClaim(claim, 2);
  await expect(lockDataDirectory(directory)).rejects.toThrow(inUseBy(4711));

  await writeClaim(claim, 60);
  const unlock = await lockDataDirectory(directory);
  await unlock();
});

test("a claim that makes no sense is dropped", async () => {
  await writeClaim({ pid: "all of them" });

  const unlock = await lockDataDirectory(directory);
  await unlock();
});
