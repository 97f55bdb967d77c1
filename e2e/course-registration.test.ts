import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { downloadPdf, printedAddress } from "./harness/download.ts";
import { tabTo } from "./harness/keyboard.ts";
import { type OwnPortal, startOwnPortal } from "./harness/own-portal.ts";
import { enrol } from "./harness/own-portal-callers.ts";
import { signIn } from "./harness/people.ts";
import { pay } from "./harness/sandbox.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { laptop, phone, test } from "./harness/test.ts";
import {
  boxOf,
  codesOf,
  createProgramme,
  failCourse,
  openWizard,
  type Programme,
  press,
  pressLocked,
  selectedCodes,
  submitSelection,
  waitForStep,
} from "./steps/course-registration.ts";

let own: OwnPortal;
let programme: Programme;

beforeAll(async () => {
  own = await startOwnPortal();
  programme = await createProgramme(own);
});

afterAll(() => own.stop());

const toCourses = (page: Page) =>
  page.getByRole("navigation").getByRole("link", { name: "Courses", exact: true }).click();

describe.each([
  ["a laptop", laptop, expectFittingAccessibleScreen],
  // Other tests check both window sizes, so one is enough here.
  ["a phone of 360 px", phone, async () => undefined],
])("on %s", (_, viewport, look) => {
  test("a student pays, registers, prints the slip and drops a course", {
    timeout: 180_000,
  }, async ({ open }) => {
    const student = await enrol(own, { paid: [] });
    const { compulsory, electives, advanced, earlier } = programme;
    const [first, second, third, fourth, fifth, sixth] = electives;
    if (!(first && second && third && fourth && fifth && sixth))
      throw new Error("Fewer than six courses are offered.");
    await failCourse(own, student, earlier);
    const { page } = await open({ viewport, url: own.url });
    await signIn(page, student);

    await toCourses(page);
    await page.getByText("You have to pay Tuition fees before registering courses").waitFor();
    await look(page);
    await page.getByRole("link", { name: "Go to tuition payment" }).click();
    await page.getByRole("button", { name: "Make Payment" }).click();
    await pay(page);
    await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();

    await openWizard(page);
    await page.getByText("Registration In Progress").waitFor();
    const required = codesOf(earlier, ...compulsory);
    expect(await selectedCodes(page)).toEqual(required);
    await look(page);
    const main = page.getByRole("main");
    await pressLocked(page, earlier);
    await main
      .getByText("Carryover courses cannot be deselected until all are registered")
      .first()
      .waitFor();
    await pressLocked(page, advanced);
    await main.getByText(`Pass ${earlier.code} first.`).first().waitFor();
    expect(await selectedCodes(page)).toEqual(required);
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await main
      .getByText("Minimum credit requirement not met. You need at least 15 credits.")
      .waitFor();
    await look(page);

    await press(page, first, second, third, fourth, fifth, sixth);
    await main.getByText("Cannot exceed maximum credit limit of 24").first().waitFor();
    await main.getByText("24 of 24 credits").first().waitFor();
    await look(page);
    await press(page, third, fourth, fifth);
    await page.getByLabel("Search by code or title").fill("FIRST aid");
    await main.getByText("1 of 11 courses").waitFor();
    expect(await selectedCodes(page)).toEqual(codesOf(second));

    await page.getByLabel("Search by code or title").fill("");
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await waitForStep(page, "Review Selection");
    await look(page);
    await page.getByRole("button", { name: "Submit Registration" }).click();
    await waitForStep(page, "Confirmation");
    await main.getByText("Registration Complete").waitFor();
    await look(page);

    const slip = await downloadPdf(page, "Registration slip", "Download Started");
    expect(slip.fileName).toBe("registration_slip.pdf");
    const taken = codesOf(earlier, ...compulsory, first, second);
    for (const words of [...taken, student.matricNumber, "Course registration slip", "Complete"]) {
      expect(slip.text).toContain(words);
    }
    expect(slip.text).not.toContain(third.code);
    const address = printedAddress(slip.text, "registration-slip");
    expect(slip.qrCodes).toEqual([address]);
    const stranger = await open({ viewport });
    await stranger.page.goto(address);
    await stranger.page.getByText("This registration slip is genuine").waitFor();
    const listed = stranger.page.getByRole("table", { name: "Courses" });
    for (const code of taken) await listed.getByText(code).waitFor();
    await look(stranger.page);

    await page.getByRole("button", { name: "Register More Courses" }).click();
    await waitForStep(page, "Select Courses");
    expect(await selectedCodes(page)).toEqual(taken);
    await press(page, third);
    await submitSelection(page);

    await page.getByRole("link", { name: "Registered courses", exact: true }).click();
    await page.getByRole("heading", { name: "Registered Courses", level: 1 }).waitFor();
    await page.getByRole("button", { name: "Download exam card" }).waitFor();
    await look(page);

    const card = await downloadPdf(page, "Download exam card", "Examination card");
    for (const words of [...taken, third.code, student.matricNumber]) {
      expect(card.text).toContain(words);
    }
    const [signed = ""] = card.qrCodes;
    const examiner = await open({ viewport });
    await examiner.page.goto(signed);
    await examiner.page.getByText("This examination card is genuine").waitFor();
    const sat = examiner.page.getByRole("list", { name: "Courses" }).getByRole("listitem");
    await sat.first().waitFor();
    expect(await sat.filter({ hasText: "May sit" }).count()).toBe(taken.length + 1);
    await look(examiner.page);
    const dropOf = ({ code }: { readonly code: string }) =>
      page.getByRole("button", { name: `Drop ${code}` });
    expect(await dropOf(earlier).count()).toBe(0);
    await dropOf(third).click();
    const dialog = page.getByRole("dialog", { name: `Drop ${third.code}?` });
    await look(page);
    await dialog.getByRole("button", { name: "Drop course" }).click();
    await page.getByText("The course is dropped.").waitFor();
    await main.getByText(third.code).waitFor({ state: "detached" });
    await stranger.page.reload();
    await listed.getByText(second.code).waitFor();
    expect(await listed.getByText(third.code).count()).toBe(0);
  });
});

test("a selection survives a reload, other screens and the back button", async ({ open }) => {
  const student = await enrol(own);
  const [first, second, third] = programme.electives;
  if (!(first && second && third)) throw new Error("Fewer than three courses are offered.");
  const { page } = await open({ url: own.url, viewport: phone });
  // Accepts the browser's confirmation before the selection is discarded.
  page.on("dialog", (dialog) => void dialog.accept());
  await signIn(page, student);
  await openWizard(page);
  await press(page, first, second);
  const chosen = codesOf(...programme.compulsory, first, second);

  await page.reload();
  await page.getByText("Your selection from before is back. It is not registered yet.").waitFor();
  expect(await selectedCodes(page)).toEqual(chosen);

  // The action bar takes the place of the phone's menu, so the way out is the logo.
  await page.locator("header").getByRole("link").first().click();
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  await page.getByText(/^Your course selection is kept in this tab/).waitFor();
  await page.goBack();
  await waitForStep(page, "Select Courses");
  expect(await selectedCodes(page)).toEqual(chosen);

  await press(page, third);
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await waitForStep(page, "Review Selection");
  await page.goBack();
  await waitForStep(page, "Select Courses");
  expect(await selectedCodes(page)).toEqual([...chosen, third.code]);
  await page.goForward();
  await waitForStep(page, "Review Selection");
  await page.reload();
  await waitForStep(page, "Review Selection");
  await page.getByRole("button", { name: "Submit Registration" }).click();
  await waitForStep(page, "Confirmation");
  await page.goto("/student/course-registration/registered-courses");
  for (const code of [...chosen, third.code]) await page.getByText(code).first().waitFor();
});

test("courses are selected, registered and dropped by keyboard only", async ({ open }) => {
  const student = await enrol(own);
  const [first, second, third] = programme.electives;
  if (!(first && second && third)) throw new Error("Fewer than three courses are offered.");
  const { page } = await open({ url: own.url });
  await signIn(page, student);
  await openWizard(page);
  for (const course of [first, second, third]) {
    await tabTo(page, boxOf(page, course));
    await page.keyboard.press("Space");
  }
  await tabTo(page, page.getByRole("button", { name: "Continue to Review" }));
  await page.keyboard.press("Enter");
  await waitForStep(page, "Review Selection");
  await tabTo(page, page.getByRole("button", { name: "Submit Registration" }));
  await page.keyboard.press("Enter");
  await waitForStep(page, "Confirmation");
  await tabTo(page, page.getByRole("main").getByRole("link", { name: /^Registered courses$/ }));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Registered Courses", level: 1 }).waitFor();
  await tabTo(page, page.getByRole("button", { name: `Drop ${third.code}` }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Drop ${third.code}?` });
  await tabTo(page, dialog.getByRole("button", { name: "Drop course" }));
  await page.keyboard.press("Enter");
  await page.getByText("The course is dropped.").waitFor();
  expect(await page.evaluate("document.activeElement.textContent")).toBe("Your courses");
});
