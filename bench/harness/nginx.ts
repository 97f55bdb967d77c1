import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/testing/free-port.ts";
import { untilListens } from "./listens.ts";

const shipped = fileURLToPath(new URL("../../gateway/nginx.conf", import.meta.url));
/** The shipped file includes it from nginx's own folder. */
const mimeTypes = "/etc/nginx/mime.types";

/** Hosts and ports: `127.0.0.1:4000`. */
export interface NginxAddresses {
  readonly listen: string;
  readonly gateways: readonly [string, string];
  /** All that the name `college` stands for. */
  readonly colleges: readonly string[];
}

export interface Nginx {
  readonly url: string;
  /** Ends it with its workers, as `kill -9` does. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Replaces the workers by new ones, as `nginx -s reload` does: the old ones finish what they have begun. */
  readonly reload: () => void;
  readonly stop: () => Promise<void>;
}

export const hasNginx = (): boolean =>
  existsSync(mimeTypes) && spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;

/** The shipped file with a test's addresses in place of the names that Docker's network resolves, and of the port. */
export const renderNginx = (
  conf: string,
  { listen, gateways, colleges }: NginxAddresses,
): string => {
  const changes: readonly (readonly [line: RegExp, addresses: readonly string[]])[] = [
    [/^ *listen (8080)\b.*\n/m, [listen]],
    [/^ *server (gateway-1:4000)\b.*\n/m, [gateways[0]]],
    [/^ *server (gateway-2:4000)\b.*\n/m, [gateways[1]]],
    [/^ *server (college:4001)\b.*\n/m, colleges],
  ];
  return changes.reduce((text, [line, addresses]) => {
    const [found, name = ""] = line.exec(text) ?? [];
    if (found === undefined) throw new Error(`nginx.conf has no line ${line}`);
    return text.replace(found, addresses.map((one) => found.replace(name, one)).join(""));
  }, conf);
};

/** Starts nginx with the shipped file on a port of the caller's own. */
export const startNginx = async (upstreams: Omit<NginxAddresses, "listen">): Promise<Nginx> => {
  const listen = `127.0.0.1:${await freePort()}`;
  const folder = mkdtempSync(join(tmpdir(), "portal-nginx-"));
  const file = join(folder, "nginx.conf");
  writeFileSync(file, renderNginx(readFileSync(shipped, "utf8"), { listen, ...upstreams }));
  copyFileSync(mimeTypes, join(folder, "mime.types"));
  let running = await launch(folder, listen);
  return {
    url: `http://${listen}`,
    kill: () => running.end("SIGKILL"),
    restart: async () => {
      running = await launch(folder, listen);
    },
    reload: () => void running.child.kill("SIGHUP"),
    stop: async () => {
      await running.end("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

interface Running {
  readonly child: ChildProcess;
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

const launch = async (folder: string, listen: string): Promise<Running> => {
  const own = `daemon off; pid ${join(folder, "nginx.pid")};`;
  const log = join(folder, "error.log");
  // A process group of its own: its workers outlive a killed master.
  const child = spawn(
    "nginx",
    ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", log, "-g", own],
    {
      detached: true,
      stdio: "ignore",
    },
  );
  const ended = once(child, "exit");
  const killGroup = (signal: NodeJS.Signals): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
  };
  const killAtExit = () => killGroup("SIGKILL");
  process.once("exit", killAtExit);
  await untilListens("nginx", listen, child);
  return {
    child,
    end: async (signal) => {
      process.off("exit", killAtExit);
      killGroup(signal);
      await ended;
    },
  };
};
