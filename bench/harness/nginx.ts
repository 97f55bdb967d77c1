import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
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
import { generate } from "selfsigned";
import { freePort } from "../../scripts/testing/free-port.ts";
import { untilListens } from "./listens.ts";

const shipped = fileURLToPath(new URL("../../gateway/nginx.conf", import.meta.url));
/** The shipped file includes it from nginx's own folder. */
const mimeTypes = "/etc/nginx/mime.types";

/** Hosts and ports: `127.0.0.1:4000`. */
export interface NginxAddresses {
  /** Where it listens: for a load balancer, for browsers, and for browsers that come without TLS. */
  readonly listens: readonly [plain: string, tls: string, redirect: string];
  readonly gateways: readonly [string, string];
  /** All that the name `college` stands for. */
  readonly colleges: readonly string[];
}

export interface Nginx {
  /** As a load balancer asks it. */
  readonly url: string;
  /** As a browser does, over TLS. */
  readonly secureUrl: string;
  /** Redirects to https. */
  readonly redirectUrl: string;
  /** Of `secureUrl`, in PEM. Nobody has signed it. */
  readonly certificate: string;
  /** Ends it with its workers, as `kill -9` does. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Replaces the workers by new ones, as `nginx -s reload` does: the old ones finish what they have begun. */
  readonly reload: () => void;
  readonly stop: () => Promise<void>;
}

export const hasNginx = (): boolean =>
  existsSync(mimeTypes) && spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;

/**
 * The shipped file with a test's addresses in place of its ports and of the names that Docker's network resolves, and with
 * certificates in nginx's own folder.
 */
export const renderNginx = (
  conf: string,
  { listens: [plain, tls, redirect], gateways, colleges }: NginxAddresses,
): string => {
  const changes: readonly (readonly [line: RegExp, replacements: readonly string[]])[] = [
    [/^ *listen (8080)\b.*\n/m, [plain]],
    [/^ *listen (8443)\b.*\n/m, [tls]],
    [/^ *listen (8081)\b.*\n/m, [redirect]],
    [/^ *ssl_certificate (\/etc\/nginx\/tls\/).*\n/m, [""]],
    [/^ *ssl_certificate_key (\/etc\/nginx\/tls\/).*\n/m, [""]],
    [/^ *server (gateway-1:4000)\b.*\n/m, [gateways[0]]],
    [/^ *server (gateway-2:4000)\b.*\n/m, [gateways[1]]],
    [/^ *server (college:4001)\b.*\n/m, colleges],
  ];
  return changes.reduce((text, [line, replacements]) => {
    const [found, name = ""] = line.exec(text) ?? [];
    if (found === undefined) throw new Error(`nginx.conf has no line ${line}`);
    return text.replace(found, replacements.map((one) => found.replace(name, one)).join(""));
  }, conf);
};

/** Starts nginx with the shipped file on ports of the caller's own. */
export const startNginx = async (upstreams: Omit<NginxAddresses, "listens">): Promise<Nginx> => {
  const [plain, tls, redirect] = [await freePort(), await freePort(), await freePort()];
  const listens = [`127.0.0.1:${plain}`, `127.0.0.1:${tls}`, `127.0.0.1:${redirect}`] as const;
  const folder = mkdtempSync(join(tmpdir(), "portal-nginx-"));
  const conf = renderNginx(readFileSync(shipped, "utf8"), { listens, ...upstreams });
  writeFileSync(join(folder, "nginx.conf"), conf);
  copyFileSync(mimeTypes, join(folder, "mime.types"));
  const certificate = await writeCertificate(folder);
  let running = await launch(folder, listens[0]);
  return {
    url: `http://127.0.0.1:${plain}`,
    secureUrl: `https://localhost:${tls}`,
    redirectUrl: `http://localhost:${redirect}`,
    certificate,
    kill: () => running.end("SIGKILL"),
    restart: async () => {
      running = await launch(folder, listens[0]);
    },
    reload: () => void running.child.kill("SIGHUP"),
    stop: async () => {
      await running.end("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Writes a certificate for `localhost` and its key. Returns the certificate. */
const writeCertificate = async (folder: string): Promise<string> => {
  const made = await generate([{ name: "commonName", value: "localhost" }], { keyType: "ec" });
  writeFileSync(join(folder, "tls.crt"), made.cert);
  writeFileSync(join(folder, "tls.key"), made.private, { mode: 0o600 });
  return made.cert;
};

/** Names a certificate to Chromium's `--ignore-certificate-errors-spki-list`. */
export const publicKeyHash = (certificate: string): string =>
  createHash("sha256")
    .update(new X509Certificate(certificate).publicKey.export({ type: "spki", format: "der" }))
    .digest("base64");

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
