import type { Page } from "playwright-core";
import { expect } from "vitest";
import { downloadPdf, printedAddress } from "./harness/download.ts";
import { newestMail } from "./harness/mail.ts";
import { fixedStaff, signIn, signInStaff } from "./harness/people.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { journeyStudents } from "./harness/students.ts";
import { laptop, phone, test } from "./harness/test.ts";
import { today } from "./harness/today.ts";
import { waitForContent, waitForHeading } from "./harness/visit.ts";

const sponsor = { name: "Foundation for Health Students", shortName: "FHS" };

const { loanHolder, scholar } = journeyStudents;

/** A fact of a card, by its label. */
const factOf = (page: Page, card: string, label: string) =>
  page
    .getByRole("region", { name: card, exact: true })
    .locator(".ant-descriptions-item-container")
    .filter({ hasText: label })
    .locator(".ant-descriptions-item-content");

const nairaIn = (text: string): number => Number(/₦([\d,.]+)/.exec(text)?.[1]?.replaceAll(",", ""));

/** A list is dimmed while it is loaded again, which axe would take for its colours. */
const look = async (page: Page): Promise<void> => {
  await waitForContent(page);
  await expectFittingAccessibleScreen(page);
};

test("a sponsor's transfer pays for the students of its list, once two people say so", {
  timeout: 240_000,
}, async ({ open, portal }) => {
  const office = await open({ viewport: laptop });
  await signInStaff(office.page, fixedStaff.admin);
  await office.page.goto("/admin/sponsors");
  await office.page.getByRole("button", { name: "New sponsor" }).click();
  await office.page.getByRole("textbox", { name: "Name", exact: true }).fill(sponsor.name);
  await office.page.getByLabel("Short name").fill(sponsor.shortName);
  await look(office.page);
  await office.page.getByRole("button", { name: "Save" }).click();
  await waitForHeading(office.page, sponsor.name);
  await look(office.page);

  const { page } = await open({ viewport: laptop });
  await signInStaff(page, fixedStaff.bursaryOfficer, "/bursary");
  await page.goto(`/bursary/sponsors?search=Foundation`);
  await page.getByRole("link", { name: sponsor.name }).click();
  await page.getByRole("button", { name: "Begin a list…" }).click();
  for (const section of ["Section B", "Section C"]) {
    await page.getByRole("checkbox", { name: section }).check();
  }
  await page.getByLabel("Last day for claims").fill(today);
  await look(page);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Nobody is on the list yet").waitFor();
  await look(page);

  await page.getByRole("button", { name: "Add students…" }).click();
  const numbers = [
    loanHolder.matricNumber,
    "COHT/1999/999",
    scholar.matricNumber,
    loanHolder.matricNumber,
  ];
  await page.getByLabel("Matric numbers").fill(numbers.join("\n"));
  await page.getByRole("button", { name: "Check the file" }).click();
  await page.getByText("No student has this number.").waitFor();
  await page.getByText("Row 2 has the same student.").waitFor();
  await look(page);
  await page.getByRole("button", { name: "Import the 2 rows without an error" }).click();
  await page.getByRole("cell", { name: scholar.matricNumber }).waitFor();
  await look(page);
  const claimed = nairaIn(await factOf(page, "List", "Claimed").innerText());
  const list = new URL(page.url()).pathname;

  const student = await open({ viewport: phone });
  await signIn(student.page, loanHolder);
  for (const path of ["/student/tuition-payment", "/student/payment/account"]) {
    await student.page.goto(path);
    await student.page.getByText(`Your sponsor ${sponsor.name} is expected to pay ₦`).waitFor();
    await look(student.page);
  }

  await page.getByRole("button", { name: "Enter a remittance…" }).click();
  await page.getByLabel("Amount in naira").fill(String(claimed + 1000));
  await page.getByLabel("Day of the transfer").fill(today);
  await page.getByLabel("Bank's reference").fill("FHS/E2E/1");
  await look(page);
  await page.getByRole("button", { name: "Save" }).click();
  await waitForHeading(page, "Remittance FHS/E2E/1");
  await page.getByRole("cell", { name: scholar.matricNumber }).waitFor();
  await look(page);
  await page.getByRole("button", { name: "Hand it in…" }).click();
  await page.getByRole("button", { name: "Hand it in", exact: true }).click();
  await page.getByText("₦1,000.00 is for no student. Say why in the note").waitFor();
  await look(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Change…", exact: true }).first().click();
  await page.getByLabel("Note").fill("A third student is still to be named");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("A third student is still to be named").waitFor();
  await page.getByRole("button", { name: "Hand it in…" }).click();
  await page.getByRole("button", { name: "Hand it in", exact: true }).click();
  await page.getByText(/^Somebody else has to decide about this remittance/).waitFor();
  expect(await page.getByRole("button", { name: "Approve…" }).count()).toBe(0);

  const colleague = await open({ viewport: phone });
  await signInStaff(colleague.page, fixedStaff.secondBursaryOfficer, "/bursary");
  await colleague.page.getByRole("link", { name: /^\d+ to approve$/ }).click();
  await colleague.page.getByRole("link", { name: "FHS/E2E/1" }).click();
  await waitForHeading(colleague.page, "Remittance FHS/E2E/1");
  await colleague.page.getByRole("button", { name: "Approve…" }).click();
  await look(colleague.page);
  await colleague.page.getByRole("button", { name: "Approve", exact: true }).click();
  await colleague.page.getByText("Every receipt was written").waitFor();
  await look(colleague.page);
  await colleague.page
    .getByRole("link", { name: /^S\d+-\d+$/ })
    .first()
    .click();
  await colleague.page.getByRole("heading", { name: "What it paid", level: 2 }).waitFor();
  await look(colleague.page);

  const mail = await newestMail(portal.collegeUrl, loanHolder.email, sponsor.shortName);
  const number = /S\d+-\d+/.exec(mail.text)?.[0] ?? "";
  await student.page.goto("/student/payment/account");
  await student.page.getByText(`Paid by ${sponsor.shortName} ·`).waitFor();
  expect(await student.page.getByText(/^Your sponsor /).count()).toBe(0);
  await look(student.page);
  const receipt = await downloadPdf(student.page, `Download receipt ${number}`, "Download Started");
  expect(receipt.text).toContain(number);

  await page.goto(list);
  await factOf(page, "List", "Outstanding").getByText("₦0", { exact: true }).waitFor();
  const statement = await downloadPdf(page, "Statement (PDF)", "Statement");
  for (const text of [sponsor.name, loanHolder.matricNumber, "FHS/E2E/1"]) {
    expect(statement.text).toContain(text);
  }
  const stranger = await open({ viewport: phone });
  await stranger.page.goto(printedAddress(statement.text, "sponsor-statement"));
  await stranger.page.getByText("This statement is genuine").waitFor();
  await stranger.page.getByText(sponsor.name).waitFor();
  await look(stranger.page);
});
