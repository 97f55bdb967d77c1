import type { Endpoint } from "../endpoint.ts";
import type { ProbeRequest } from "./target.ts";

/** A reference, an id and a number that no college has issued. */
const unknownReference = "compliance-check-unknown";
const unknownId = "2147483647";
const unknownNumber = "COMPLIANCE/CHECK/0";

/** The college's own data that the reads need. */
export interface KnownInputs {
  /** `2025/2026`. */
  readonly session: string;
  readonly semester: string;
  readonly payment?: { readonly type: "tuition" | "hostel"; readonly id: number };
  readonly applicationNo?: string;
}

/**
 * A request for an endpoint, its path and query filled with known values, else with values that do not exist. What the query may
 * leave out is left out.
 */
export const probeOf = ({ method, path, query }: Endpoint, known: KnownInputs): ProbeRequest => {
  const values: Readonly<Record<string, string>> = {
    reference: unknownReference,
    id: unknownId,
    application_no: known.applicationNo ?? unknownNumber,
    document: "application",
    payment_type: known.payment?.type ?? "tuition",
    payment_id: String(known.payment?.id ?? unknownId),
    session: known.session,
    semester: known.semester,
  };
  const inputFor = (name: string): string => values[name] ?? unknownReference;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inputFor(name));
  const names = query?.required ?? [];
  const search = new URLSearchParams(names.map((name): [string, string] => [name, inputFor(name)]));
  return { method, path: names.length === 0 ? filled : `${filled}?${search}` };
};

const impossible: Readonly<Record<string, string>> = {
  username: unknownNumber,
  password: "compliance-check",
  refresh: "compliance-check",
};

/** A body that changes nothing: an impossible sign-in or token, else an empty one. */
export const harmlessBody = ({ body }: Endpoint): Readonly<Record<string, string>> => {
  const names = Object.keys(body?.properties ?? {});
  return names.every((name) => name in impossible)
    ? Object.fromEntries(names.map((name) => [name, impossible[name] ?? ""]))
    : {};
};

/** The session at `now` in a September to August calendar; used when no better one is known. */
export const likelySession = (now: Date): string => {
  const firstYear = now.getUTCMonth() >= 8 ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
  return `${firstYear}/${firstYear + 1}`;
};
