import { fileURLToPath } from "node:url";
import { runNode } from "../run.ts";

/** Vitest's global set-up: builds what changed, for tests of the services and the client as they are run. */
export const setup = (): Promise<void> =>
  runNode(["--import", "tsx", "scripts/build.ts"], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
  });
