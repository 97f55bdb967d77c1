import type { Page } from "playwright-core";
import { expectFittingAccessibleScreen } from "../harness/screen.ts";
import { showMenuEntry } from "./navigation.ts";

/** Opens a screen of the admin's menu. */
export async function openAdminScreen(page: Page, title: string, heading = title): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Admin menu" });
  const link = await showMenuEntry(menu, title);
  await link.click();
  await page.getByRole("heading", { name: heading, exact: true, level: 1 }).waitFor();
}

const csv = (rows: readonly (readonly [applicationNo: string, score: string])[]) => ({
  name: "scores.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(["application_no,score", ...rows.map((row) => row.join(","))].join("\r\n")),
});

/** Imports scores: first a file with two errors, which is rejected row by row, then the correct file. */
export async function importScores(
  page: Page,
  scores: readonly (readonly [applicationNo: string, score: string])[],
): Promise<void> {
  await page.getByRole("button", { name: "Import scores" }).click();
  const dialog = page.getByRole("dialog", { name: "Import scores" });
  const file = dialog.getByLabel("File", { exact: true });
  const [[first] = [""]] = scores;
  await file.setInputFiles(
    csv([
      [first, "101"],
      ["COHT/XYZ/99999", "50"],
    ]),
  );
  await dialog.getByRole("button", { name: "Check the file" }).click();
  await dialog.getByText(/^2 errors in 2 rows\. Nothing was saved/).waitFor();
  const errors = dialog.getByRole("table", { name: "Errors of the file" });
  await errors.getByRole("row", { name: /^2 score / }).waitFor();
  await errors.getByRole("row", { name: /^3 application_no / }).waitFor();
  await expectFittingAccessibleScreen(page);

  await file.setInputFiles(csv(scores));
  await dialog.getByRole("button", { name: "Check the file" }).click();
  await dialog.getByRole("button", { name: `Import ${scores.length} rows` }).click();
  await page.getByText(`${scores.length} rows imported.`).waitFor();
}

/** Ranks the round, simulates its quota and makes exactly those decisions. */
export async function decideRound(page: Page, summary: string, reason: string): Promise<void> {
  await openAdminScreen(page, "Ranking");
  await page.getByRole("button", { name: "Simulate" }).click();
  await page.getByText(summary).waitFor();
  await expectFittingAccessibleScreen(page);
  await page.getByRole("button", { name: "Decide exactly this…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason", { exact: true }).fill(reason);
  await expectFittingAccessibleScreen(page);
  await dialog.getByRole("button", { name: /^Decide on / }).click();
  await dialog.waitFor({ state: "detached" });
}

/** Approves a student's hostel application. */
export async function approveBed(page: Page, matricNumber: string, reason: string): Promise<void> {
  await openAdminScreen(page, "Bed applications", "Hostel applications");
  await page.getByRole("checkbox", { name: `Select ${matricNumber}` }).check();
  await page.getByRole("button", { name: "Approve…" }).click();
  const dialog = page.getByRole("dialog", { name: "Approve applications" });
  await dialog.getByText("1 can be changed").waitFor();
  await dialog.getByLabel("Reason").fill(reason);
  await expectFittingAccessibleScreen(page);
  await dialog.getByRole("button", { name: "Approve them" }).click();
  await dialog.waitFor({ state: "detached" });
}
