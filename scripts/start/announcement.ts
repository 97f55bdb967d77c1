import { demoAccounts } from "../../college/src/demo/accounts.ts";
import type { StartSettings } from "./settings.ts";

/** Somebody of the demo data, as the list of accounts shows them. */
export interface AnnouncedAccount {
  readonly login: string;
  readonly password: string;
  /** `Student, level 100, nothing paid`. */
  readonly description: string;
}

/** The terminal's text once everything runs. It lists accounts only with demo data. */
export function announcement(
  settings: StartSettings,
  accounts: readonly AnnouncedAccount[],
): string {
  const { publicUrl, collegePublicUrl, externalCollege, paystack } = settings;
  const addresses: [string, string][] = [
    ["Portal", `${publicUrl}/`],
    ["GraphQL (GraphiQL)", `${publicUrl}/graphql`],
  ];
  if (externalCollege === undefined) {
    addresses.push(
      ["College API", `${collegePublicUrl}/docs`],
      ["Mail outbox", `${collegePublicUrl}/outbox`],
      ["Payments", paystack ? "Paystack" : "a sandbox; Make Payment opens its checkout page"],
    );
  } else {
    addresses.push(["College API", externalCollege]);
  }
  const lines = ["", "The portal is running.", "", ...columns(addresses)];
  if (accounts.length > 0) {
    const rows = accounts.map((account) => [account.login, account.password, account.description]);
    lines.push("", "Demo accounts (registration ID or email, password):", "", ...columns(rows));
  }
  return [...lines, "", "Ctrl-C stops everything.", ""].join("\n");
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("   ")}`.trimEnd(),
  );
}

/** The demo accounts, where the college that was started has them. */
export function accountsToAnnounce(
  settings: StartSettings,
  env: NodeJS.ProcessEnv,
): readonly AnnouncedAccount[] {
  const hasDemoData = settings.externalCollege === undefined && env.DEMO_DATA !== "false";
  return hasDemoData ? demoAccounts : [];
}
