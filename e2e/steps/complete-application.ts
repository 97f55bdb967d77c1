import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { downloadPdf, printedAddress } from "../harness/download.ts";
import { photo, resultPdf } from "../harness/files.ts";
import { newestMail } from "../harness/mail.ts";
import {
  fillAcademic,
  fillJamb,
  fillPersonal,
  saveAndContinue,
  submit,
  typedDetails,
  waitForSection,
} from "./application-form.ts";
import { logIn, type Newcomer, payScreening, signUp, verify } from "./apply.ts";

interface Applying {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly collegeUrl: string;
  readonly person: Newcomer;
}

/** Runs one named step. A test can measure around it. */
export type Step = <Result>(name: string, walk: () => Promise<Result>) => Promise<Result>;

/** The documents that the applicant has at the end. */
interface Printed {
  readonly login: string;
  /** The address in the printout's QR code. */
  readonly confirmationUrl: string;
}

/** Goes from `/signup` to the printed schedule and printout and reads each document. */
export async function completeApplication(applying: Applying, step: Step): Promise<Printed> {
  const { page, context, collegeUrl, person } = applying;
  const login = await step("sign up", () => signUp(page, person));
  await step("verify the email", () => verify(page, collegeUrl, person.email));
  await step("log in", () => logIn(page, { login, password: person.password }));
  await page.getByRole("main").getByText(login).waitFor();
  const reference = await step("pay", () => payScreening(page, context));
  await step("receipt", () => readReceipt(page, [reference, person.surname, login]));
  await step("form", () => fillForm(page, person));
  await step("submit", () => submitAndRead(page));
  await step("schedule", () => readSchedule(applying));
  return step("printout", async () => ({
    login,
    confirmationUrl: await readPrintout(page, [login, person.surname]),
  }));
}

async function readReceipt(page: Page, words: readonly string[]): Promise<void> {
  await page.goto("/applicant/dashboard");
  const receipt = await downloadPdf(page, "Receipt of the screening fee", "Download Started");
  expect(receipt.fileName).toBe("screening_receipt.pdf");
  for (const word of ["10,000.00", ...words]) expect(receipt.text).toContain(word);
}

async function fillForm(page: Page, person: Newcomer): Promise<void> {
  const uploads = watchUploads(page);
  await page.getByRole("link", { name: "Fill in application" }).click();
  const portrait = await photo(1900, 2500, 85);
  expect(portrait.buffer.byteLength).toBeGreaterThan(3_000_000);
  await fillPersonal(page, portrait);
  await saveAndContinue(page);
  await fillAcademic(page, await resultPdf("WAEC result 4250101001"));
  await saveAndContinue(page);
  await fillJamb(page);
  await saveAndContinue(page);
  await waitForSection(page, "Declaration");
  const [sentPhoto = Number.NaN] = uploads;
  expect(sentPhoto).toBeLessThan(600_000);
  for (const word of [
    typedDetails.address,
    typedDetails.school,
    typedDetails.jambNumber,
    person.email,
  ]) {
    await page.getByRole("main").getByText(word).first().waitFor();
  }
}

/** The sizes of the request bodies with files that the page sends. */
function watchUploads(page: Page): number[] {
  const sizes: number[] = [];
  page.on("request", (request) => {
    const type = request.headers()["content-type"] ?? "";
    if (!type.startsWith("multipart/")) return;
    void request.sizes().then(({ requestBodySize }) => sizes.push(requestBodySize));
  });
  return sizes;
}

async function submitAndRead(page: Page): Promise<void> {
  await submit(page);
  const done = page.getByRole("dialog", { name: "Application Successful!" });
  await done
    .getByText(
      "Your application has been submitted successfully. You will be redirected to print your aptitude test schedule. Keep checking your mail for updates.",
    )
    .waitFor();
  await done.getByRole("button", { name: "OK" }).click();
  await page.getByRole("heading", { name: "Aptitude Test Notification" }).waitFor();
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await page.getByRole("heading", { name: "Aptitude Test Schedule" }).waitFor();
}

/** Checks that the document and the mail say the same. */
async function readSchedule({ page, collegeUrl, person }: Applying): Promise<void> {
  const { fileName, text } = await downloadPdf(
    page,
    "Print aptitude test schedule",
    "Download In Progress!",
  );
  expect(fileName).toBe(`${person.surname}_${person.firstName}_aptitude_test_schedule.pdf`);
  const mail = await newestMail(collegeUrl, person.email, "Your aptitude test:");
  const [day = "?", time = "?"] = mail.text
    .split("\n")
    .filter((line) => /^ {4}\S/.test(line))
    .map((line) => line.trim());
  for (const word of [
    day,
    time,
    "Computer-Based Test Centre, Main Campus",
    "of the application printout",
    "of your SSCE result(s)",
    "of your birth certificate",
    "of your certificate of state of origin",
    "of your payment invoice",
  ]) {
    expect(text).toContain(word);
  }
}

async function readPrintout(page: Page, words: readonly string[]): Promise<string> {
  const { text } = await downloadPdf(page, "Application printout", "Download In Progress!");
  for (const word of [
    ...words,
    typedDetails.address,
    typedDetails.parentName,
    typedDetails.school,
    typedDetails.examNumber,
    "English Language",
    typedDetails.jambNumber,
    "4. Declaration",
  ]) {
    expect(text).toContain(word);
  }
  return printedAddress(text, "document");
}
