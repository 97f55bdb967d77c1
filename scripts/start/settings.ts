import { resolve } from "node:path";

/** Where the portal runs on this machine, as the environment says or by default. */
export interface StartSettings {
  readonly gatewayPort: number;
  readonly collegePort: number;
  /** Absolute. */
  readonly dataDir: string;
  /** The college's own service, where it has one; then ours does not start. */
  readonly externalCollege: string | undefined;
  /** The college as the gateway reaches it. */
  readonly collegeUrl: string;
  /** The college as the payment provider and people reach it. */
  readonly collegePublicUrl: string;
  readonly publicUrl: string;
  /** True when payments go to the real provider. */
  readonly paystack: boolean;
}

/** @throws Error with a sentence for the person when a port is not one. */
export function readSettings(env: NodeJS.ProcessEnv): StartSettings {
  const gatewayPort = port(env, env.GATEWAY_PORT ? "GATEWAY_PORT" : "PORT", 4000);
  const collegePort = port(env, "COLLEGE_PORT", 4001);
  const externalCollege = env.COLLEGE_API_URL || undefined;
  return {
    gatewayPort,
    collegePort,
    dataDir: resolve(env.DATA_DIR || ".data"),
    externalCollege,
    collegeUrl: externalCollege ?? `http://127.0.0.1:${collegePort}`,
    collegePublicUrl: env.COLLEGE_PUBLIC_URL || `http://localhost:${collegePort}`,
    publicUrl: env.PUBLIC_URL || `http://localhost:${gatewayPort}`,
    paystack: Boolean(env.PAYSTACK_SECRET_KEY),
  };
}

function port(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = env[name];
  if (text === undefined || text === "") return usual;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 65_535) return value;
  throw new Error(`${name} is "${text}"; it must be a port number from 1 to 65535.`);
}
