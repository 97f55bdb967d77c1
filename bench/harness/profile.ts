import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { System, SystemOptions } from "./system.ts";

const preload = new URL("profile.mjs", import.meta.url);

/** What lets services write processor profiles into a folder. */
export const profileTo = (folder: string): Required<Pick<SystemOptions, "env">> => {
  mkdirSync(folder, { recursive: true });
  return { env: { NODE_OPTIONS: `--import ${preload.href}`, BENCH_PROFILE: resolve(folder) } };
};

/** Begins a profile of each service, or writes the one that was begun. */
export const switchProfiles = ({ colleges, gateways }: System): void => {
  for (const { pid } of [...colleges, ...gateways]) process.kill(pid() ?? 0, "SIGUSR2");
};
