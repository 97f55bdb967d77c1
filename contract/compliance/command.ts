import { parseArgs } from "node:util";
import { endpoints } from "../endpoints.ts";
import { checkCompliance } from "./check.ts";
import type { EndpointVerdict, VerdictKind } from "./checks.ts";
import type { Login } from "./sign-in.ts";
import { httpTarget } from "./target.ts";

/** The result of a command: its exit code and its output. */
export interface CommandOutcome {
  readonly code: 0 | 1 | 2;
  readonly text: string;
}

const usage = `Tells where a college service complies with the contract. Changes nothing there.

  npm run contract -- --url http://college.example [--student-login user:password] [--applicant-login user:password]

Ends with 0 when every specified endpoint complies, 1 when one does not, 2 when it could not be checked.
`;

/** Runs the check with a command line's arguments, as of `now`. */
export const runCompliance = async (
  args: readonly string[],
  now: Date,
): Promise<CommandOutcome> => {
  try {
    return await run(args, now);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { code: 2, text: `${reason}\n--help tells how the check is used.\n` };
  }
};

const run = async (args: readonly string[], now: Date): Promise<CommandOutcome> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: "string" },
      "student-login": { type: "string" },
      "applicant-login": { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return { code: 0, text: usage };
  if (values.url === undefined || !/^https?:/.test(values.url) || !URL.canParse(values.url))
    throw new Error("--url takes the http or https address of the college service");
  const studentLogin = readLogin("student-login", values["student-login"]);
  const applicantLogin = readLogin("applicant-login", values["applicant-login"]);
  const verdicts = await checkCompliance(httpTarget(values.url), endpoints, {
    now,
    ...(studentLogin && { studentLogin }),
    ...(applicantLogin && { applicantLogin }),
  });
  const compliesThroughout = verdicts.every(({ kind }) => kind === "complies");
  return { code: compliesThroughout ? 0 : 1, text: reportText(verdicts) };
};

const readLogin = (option: string, text: string | undefined): Login | undefined => {
  if (text === undefined) return undefined;
  const colon = text.indexOf(":");
  if (colon < 1) throw new Error(`--${option} takes user:password`);
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
};

const labels: Readonly<Record<VerdictKind, string>> = {
  complies: "ok",
  missing: "MISSING",
  differs: "DIFFERS",
};

/** The check's outcome as a table in plain text, one endpoint a line, and a line that sums it up. */
export const reportText = (verdicts: readonly EndpointVerdict[]): string => {
  const calls = verdicts.map(({ endpoint: { method, path } }) => `${method.padEnd(6)} ${path}`);
  const width = Math.max(...calls.map(({ length }) => length));
  const lines = verdicts.map(({ kind, notes }, index) =>
    `${labels[kind].padEnd(8)} ${(calls[index] ?? "").padEnd(width)}  ${notes.join("; ")}`.trimEnd(),
  );
  return [...lines, "", summaryOf(verdicts), ""].join("\n");
};

const summaryOf = (verdicts: readonly EndpointVerdict[]): string => {
  const count = (kind: VerdictKind) => verdicts.filter((one) => one.kind === kind).length;
  return `${count("complies")} of ${verdicts.length} specified endpoints comply, ${count("missing")} are missing, ${count("differs")} differ.`;
};
