import type { Page } from "playwright-core";
import { expect } from "vitest";
import { downloadPdf, printedAddress } from "./harness/download.ts";
import { newestMail } from "./harness/mail.ts";
import { type Credentials, fillStaffLogin, fixedStaff, signIn } from "./harness/people.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { journeyStudents } from "./harness/students.ts";
import { laptop, phone, test } from "./harness/test.ts";
import { today } from "./harness/today.ts";
import { waitForHeading } from "./harness/visit.ts";
import { choose, chooseFirst } from "./steps/choose.ts";

/** Of the demo's accounts, this one has no statement. */
const account = { bank: "First Bank", number: "2034567891" };

/** A slip that the student made. */
interface Slip {
  /** `4821 0376 5562`. */
  readonly shown: string;
  readonly naira: number;
}

const enterBursary = async (page: Page, person: Credentials, path: string): Promise<void> => {
  await page.goto(path);
  await fillStaffLogin(page, person);
};

const nairaIn = (text: string): number =>
  Number(/₦([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(",", ""));

/** Makes a slip for a section on the open page of slips. */
const makeSlip = async (page: Page, section: string): Promise<Slip> => {
  const cards = page.getByRole("region", { name: /^Reference / });
  const earlier = await cards.count();
  await page.getByRole("checkbox", { name: new RegExp(`^Section ${section}, `) }).check();
  const naira = nairaIn(await page.getByText(/^To pay: ₦/).innerText());
  await page.getByRole("button", { name: "Make the slip" }).click();
  await page.getByText("To pay: ₦0.00").waitFor();
  await expect.poll(() => cards.count()).toBe(earlier + 1);
  const card = page.locator(":focus").getByRole("region", { name: /^Reference / });
  const title = await card.getByRole("heading").innerText();
  return { shown: title.replace("Reference ", ""), naira };
};

const written = (naira: number): string => naira.toLocaleString("en", { minimumFractionDigits: 2 });

/** The bank's file: the first slip paid in full, the second less the bank's charges, the third with a mistyped reference. */
const statementOf = (whole: Slip, short: Slip, mistyped: Slip) => {
  const day = today.split("-").toReversed().join("/");
  const last = Number(mistyped.shown.at(-1));
  const wrong = `${mistyped.shown.slice(0, -1)}${(last + 1) % 10}`;
  const rows = [
    ["Date", "Description", "Debit", "Credit"],
    [day, `CASH DEP ${whole.shown} FEES`, "", written(whole.naira)],
    [day, `NIP/${short.shown.replaceAll(" ", "")}/LESS CHARGES`, "", written(short.naira - 53.75)],
    [day, `CASH DEP ${wrong}`, "", written(mistyped.naira)],
  ];
  const lines = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(","));
  return { name: "first-bank.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) };
};

/** Chooses the account and the file, and asks for the preview by the columns that the college knows or guesses. */
const previewStatement = async (page: Page, file: ReturnType<typeof statementOf>) => {
  // The list of statements, which stays until the new page is loaded, has a field for the account, too.
  await waitForHeading(page, "Import a statement");
  await choose(
    page.getByRole("combobox", { name: "Account", exact: true }),
    `${account.bank} ${account.number}`,
  );
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Read the columns" }).click();
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("heading", { name: "3. The preview" }).waitFor();
};

/** The kinds that the preview counts, each with its rows. */
const kindsOf = async (page: Page): Promise<readonly string[]> => {
  const rows = page.getByRole("table", { name: "Rows by kind" }).locator("tbody tr");
  const cells = await Promise.all(
    (await rows.all()).map((row) => row.locator("td, th").allInnerTexts()),
  );
  return cells.map(([kind, , count]) => `${kind} ${count}`);
};

test("money of a bank pays by its reference, and two people match what names no slip", {
  timeout: 240_000,
}, async ({ open, portal }) => {
  const student = journeyStudents.bankPayer;
  const payer = await open({ viewport: phone });
  await signIn(payer.page, student);
  await payer.page.goto("/student/payment");
  await payer.page.getByRole("link", { name: "Pay at a bank" }).click();
  await waitForHeading(payer.page, "Pay at a Bank");
  const whole = await makeSlip(payer.page, "A");
  const short = await makeSlip(payer.page, "B");
  const mistyped = await makeSlip(payer.page, "C");
  await expectFittingAccessibleScreen(payer.page);
  const printed = await downloadPdf(payer.page, `Download the slip ${whole.shown}`, "Payment slip");
  for (const text of [whole.shown, student.surname, account.bank, account.number]) {
    expect(printed.text).toContain(text);
  }

  const { page } = await open({ viewport: laptop });
  await enterBursary(page, fixedStaff.bursaryOfficer, "/bursary/bank-statements");
  await page.getByRole("link", { name: "Import a statement" }).click();
  const file = statementOf(whole, short, mistyped);
  await previewStatement(page, file);
  await page.getByText(/^The columns are guessed/).waitFor();
  expect(await kindsOf(page)).toEqual(["Matched 1", "Short 1", "Unmatched 1"]);
  await expectFittingAccessibleScreen(page);
  await page.getByRole("button", { name: "Import 3 rows" }).click();
  await page.getByText("2 receipts were written, and 1 payment is left to match.").waitFor();
  await expectFittingAccessibleScreen(page);

  await page.getByRole("link", { name: "See what to match" }).click();
  await page.getByRole("link", { name: /^CASH DEP / }).click();
  await page.getByText("A digit of the reference is wrong").waitFor();
  await page.getByRole("button", { name: "Say whose it is…" }).click();
  const dialog = page.getByRole("dialog", { name: "Say whose money it is" });
  await chooseFirst(dialog.getByLabel("Student", { exact: true }), student.matricNumber);
  await dialog.getByRole("checkbox", { name: /^Section C, / }).check();
  await dialog.getByLabel("Note").fill("The student showed the teller of this payment");
  await expectFittingAccessibleScreen(page);
  await dialog.getByRole("button", { name: "Propose" }).click();
  await page.getByText("Somebody else has to decide about the proposal.").waitFor();
  expect(await page.getByRole("button", { name: "Approve…" }).count()).toBe(0);
  const { pathname } = new URL(page.url());

  const colleague = await open({ viewport: phone });
  await enterBursary(colleague.page, fixedStaff.secondBursaryOfficer, pathname);
  await colleague.page.getByRole("button", { name: "Approve…" }).click();
  await expectFittingAccessibleScreen(colleague.page);
  await colleague.page.getByRole("button", { name: "Approve", exact: true }).click();
  const heading = colleague.page.getByRole("heading", { name: /^Receipt B\d+$/, level: 2 });
  const number = (await heading.innerText()).replace("Receipt ", "");
  await expectFittingAccessibleScreen(colleague.page);
  await newestMail(portal.collegeUrl, student.email, number);

  await payer.page.goto("/student/payment/account");
  const receipts = payer.page.getByRole("region", { name: "Receipts" }).getByRole("listitem");
  await receipts
    .filter({ hasText: `At ${account.bank}` })
    .nth(2)
    .waitFor();
  const receipt = await downloadPdf(payer.page, `Download receipt ${number}`, "Download Started");
  for (const text of [number, account.bank, "PAID"]) expect(receipt.text).toContain(text);
  const stranger = await open({ viewport: phone });
  await stranger.page.goto(printedAddress(receipt.text, "receipt"));
  await stranger.page.getByText("This receipt is genuine").waitFor();
  await payer.page.goto("/student/payment/bank");
  const rest = payer.page.getByRole("region", { name: `Reference ${short.shown}` });
  await rest.getByText("₦53.75", { exact: true }).waitFor();
  const earlier = payer.page.getByRole("region", { name: "Earlier slips" });
  await earlier.getByText(whole.shown).waitFor();
  await expectFittingAccessibleScreen(payer.page);

  await page.goto("/bursary/bank-statements/import");
  await previewStatement(page, file);
  await page.getByText("These are the columns of the account's last statement.").waitFor();
  await page.getByText("None of 3 rows is new. There is nothing to import.").waitFor();
  expect(await kindsOf(page)).toEqual(["Seen before 3"]);
  expect(await page.getByRole("button", { name: /^Import / }).count()).toBe(0);
  await expectFittingAccessibleScreen(page);
});
