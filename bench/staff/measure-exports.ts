import { setTimeout as pause } from "node:timers/promises";
import { inWords } from "../harness/figures.ts";
import { watchMemory } from "../harness/process-costs.ts";
import type { System } from "../harness/system.ts";
import type { Chunk, StaffClient } from "./staff-client.ts";

const exportFiles = [
  ["applicants as CSV", "applicants?format=csv"],
  ["applicants as XLSX", "applicants?format=xlsx"],
  ["payments as CSV", "payments?format=csv"],
] as const;

/** A reader as slow as a bad line: two megabytes a second. */
const slowBytesPerMs = 2_000;

/** Downloads whole lists through the gateway; memory is what gateway and college add to what they held before. */
export const measureExports = async (
  { gateways, colleges }: System,
  admin: StaffClient,
): Promise<void> => {
  const pids = [...gateways, ...colleges].map(({ pid }) => pid());
  const run = async (name: string, path: string, slow = false): Promise<void> => {
    const memory = watchMemory(pids);
    const started = performance.now();
    let bytes = 0;
    let firstAt = 0;
    await admin.download(`/download/export/${path}`, (chunk: Chunk) => {
      if (bytes === 0) firstAt = performance.now() - started;
      bytes += chunk.bytes;
      return slow ? pause(bytes / slowBytesPerMs - (performance.now() - started)) : undefined;
    });
    const seconds = (performance.now() - started) / 1_000;
    const [gateway, college] = memory.stop();
    console.log(
      `${name}: ${seconds.toFixed(1)} s (first byte ${(firstAt / 1_000).toFixed(1)} s), ${inWords(bytes)} bytes; ` +
        `gateway ${growth(gateway)}, college ${growth(college)}`,
    );
  };
  await run("to warm up, applicants as CSV", "applicants?format=csv");
  for (const [name, path] of exportFiles) await run(name, path);
  await run("payments as CSV, to a slow reader", "payments?format=csv", true);
};

const growth = (one: { readonly start: number; readonly peak: number } | undefined): string => {
  const inMb = (bytes = 0) => `${Math.round(bytes / 1024 ** 2)} MB`;
  return `${inMb(one?.start)} + ${inMb((one?.peak ?? 0) - (one?.start ?? 0))}`;
};
