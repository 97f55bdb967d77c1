import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const names = ["COLLEGE_SECRET", "SESSION_SECRET"] as const;

export type Secrets = Partial<Record<(typeof names)[number], string>>;

/**
 * The secrets of a development machine: made once at random and kept in `DATA_DIR/secrets.json`, readable by its owner
 * alone. What the environment sets wins. In production nothing is made: the services refuse to start without their own.
 */
export function developmentSecrets(dataDir: string, env: NodeJS.ProcessEnv): Secrets {
  if (env.NODE_ENV === "production") return {};
  const file = join(dataDir, "secrets.json");
  const kept: Secrets = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const secrets = Object.fromEntries(
    names.map((name) => [name, kept[name] ?? randomBytes(32).toString("base64url")]),
  );
  if (names.some((name) => kept[name] === undefined)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  return Object.fromEntries(names.map((name) => [name, env[name] || secrets[name]]));
}
