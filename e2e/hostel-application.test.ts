import { afterAll, beforeAll, describe, expect } from "vitest";
import { downloadPdf, printedAddress } from "./harness/download.ts";
import { tabTo } from "./harness/keyboard.ts";
import { newestMail } from "./harness/mail.ts";
import { type OwnPortal, startOwnPortal } from "./harness/own-portal.ts";
import { enrol } from "./harness/own-portal-callers.ts";
import { signIn } from "./harness/people.ts";
import { pay } from "./harness/sandbox.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { laptop, phone, test } from "./harness/test.ts";
import {
  changeSettings,
  claim,
  decideApplication,
  freeBed,
  openClaimDialog,
  openRooms,
  releaseBed,
  signInToRooms,
  takeBedAsOtherStudent,
  waitForLive,
  waitForStatus,
} from "./steps/hostel.ts";

let own: OwnPortal;

beforeAll(async () => {
  own = await startOwnPortal();
});

afterAll(() => own.stop());

describe.each([
  ["a laptop", laptop, expectFittingAccessibleScreen],
  // Other tests check both window sizes, so one is enough here.
  ["a phone of 360 px", phone, async () => undefined],
])("on %s", (_, viewport, look) => {
  test("a student pays, gets a bed and prints a confirmed printout", {
    timeout: 180_000,
  }, async ({ open }) => {
    const [bed] = await openRooms(own, { "A-101": 3, "A-102": 2 });
    if (bed === undefined) throw new Error("There are fewer than five beds.");
    const student = await enrol(own, { paid: ["tuition"] });
    const { page, context } = await open({ viewport, url: own.url });
    await signIn(page, student);
    await page.getByRole("navigation").getByRole("link", { name: "Hostel", exact: true }).click();
    await page.getByText("Unauthorized! You have to pay for hostel fee before applying").waitFor();
    await look(page);
    await page.getByRole("link", { name: "Pay now" }).click();
    const opening = context.waitForEvent("page");
    await page.getByRole("button", { name: "Make Payment" }).click();
    const tab = await opening;
    await pay(tab);
    await tab.getByRole("heading", { name: "Payment Successful!" }).waitFor();
    await tab.close();

    await page.goto("/student/hostel-application");
    await waitForLive(page);
    const main = page.getByRole("main");
    await main.getByRole("timer", { name: "Time left to apply" }).waitFor();
    await main.getByText("3 of 3 beds free").waitFor();
    await main.getByRole("heading", { name: "Room A-102" }).waitFor();
    await look(page);
    const dialog = await openClaimDialog(page, bed);
    await look(page);
    await dialog.getByRole("button", { name: "Go back" }).click();
    await claim(page, bed);
    await page.getByText("Bed selected successfully! Fetching application status...").waitFor();
    await waitForStatus(page, "Application Pending", bed);
    await main.getByText("Awaiting Review, you will be notified once a decision is made").waitFor();
    await look(page);

    await decideApplication(own, student, { decision: "approved" });
    await newestMail(own.collegeUrl, student.email, /approved/i);
    await page.reload();
    await waitForStatus(page, "Application Approved!", bed);
    await main.getByText("Balogun", { exact: false }).waitFor();
    await look(page);
    const printout = await downloadPdf(page, "Download Printout", "Download In Progress!");
    expect(printout.fileName).toBe("hostel_printout.pdf");
    for (const words of [student.matricNumber, "Hostel printout", "Moremi Hall", bed.room]) {
      expect(printout.text).toContain(words);
    }
    const address = printedAddress(printout.text, "hostel-printout");
    expect(printout.qrCodes).toEqual([address]);

    const stranger = await open({ viewport });
    await stranger.page.goto(address);
    await stranger.page.getByText("This hostel printout is genuine").waitFor();
    await stranger.page.getByText(student.matricNumber).waitFor();
    await look(stranger.page);
    await releaseBed(own, student);
    await stranger.page.reload();
    await stranger.page.getByText("No such hostel printout").waitFor();
  });
});

test("a rejected student sees the reason and gets another bed", async ({ open }) => {
  const [first, second] = await openRooms(own, { "A-101": 4 });
  if (!(first && second)) throw new Error("There are fewer than four beds.");
  const student = await enrol(own);
  const reason = "The medical fitness form is missing.";
  const { page } = await open({ viewport: phone, url: own.url });
  await signInToRooms(page, student);
  await claim(page, first);
  await waitForStatus(page, "Application Pending", first);
  await decideApplication(own, student, { decision: "rejected", reason });
  await newestMail(own.collegeUrl, student.email, reason);
  await page.reload();
  await waitForStatus(page, "Application Status");
  await page
    .getByText("Important Update: your application could not be approved, contact administration")
    .waitFor();
  await page.getByText(reason).waitFor();
  await expectFittingAccessibleScreen(page);
  await page.getByRole("button", { name: "Apply again" }).click();
  await freeBed(page, first).waitFor();
  await claim(page, second);
  await waitForStatus(page, "Application Pending", second);
});

test("a student joins the waiting list and takes the first freed bed", async ({ open }) => {
  const [bed] = await openRooms(own, { "A-101": 1 });
  if (bed === undefined) throw new Error("There is no bed.");
  const holder = await takeBedAsOtherStudent(own, bed);
  const waiter = await enrol(own);
  const { page } = await open({ viewport: phone, url: own.url });
  await signInToRooms(page, waiter);
  await page.getByText("No Rooms Available").waitFor();
  await expectFittingAccessibleScreen(page);
  await page.getByRole("button", { name: "Join the waiting list" }).click();
  await page.getByText("You are number 1 on the waiting list.").waitFor();
  await expectFittingAccessibleScreen(page);

  await releaseBed(own, holder);
  const mail = await newestMail(own.collegeUrl, waiter.email, `bed ${bed.number} in room`);
  expect(mail.text).toContain(bed.room);
  // The bed is held for this student. For all others it is not free.
  const other = await open({ url: own.url });
  await signInToRooms(other.page, await enrol(own));
  await other.page.getByText("No Rooms Available").waitFor();

  await page.reload();
  await page.getByRole("heading", { name: "A bed is held for you", level: 2 }).waitFor();
  await page.getByRole("timer", { name: "Time left to take it" }).waitFor();
  await expectFittingAccessibleScreen(page);
  await page.getByRole("button", { name: "Take this bed" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Claim bed" }).click();
  await waitForStatus(page, "Application Pending", bed);
});

test("the page reports a deadline that passes while it is open", async ({ open }) => {
  await openRooms(own, { "A-101": 2 });
  const student = await enrol(own);
  const { page } = await open({ url: own.url });
  await signInToRooms(page, student);
  const soon = new Date(Date.now() + 4_000).toISOString();
  await changeSettings(own, { is_application_open: true, application_deadline: soon });
  await page.reload();
  await page.getByText("Hostel Applications Closed").waitFor();
  await page.getByText(/^The deadline was /).waitFor();
  await expectFittingAccessibleScreen(page);
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
});

test("a bed is found and claimed by keyboard only", async ({ open }) => {
  const [, bed] = await openRooms(own, { "A-101": 2 });
  if (bed === undefined) throw new Error("There are fewer than two beds.");
  const { page } = await open({ url: own.url });
  await signInToRooms(page, await enrol(own));
  await tabTo(page, freeBed(page, bed));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Claim this bed?" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await freeBed(page, bed).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Space");
  await tabTo(page, dialog.getByRole("button", { name: "Claim bed" }));
  await page.keyboard.press("Enter");
  await waitForStatus(page, "Application Pending", bed);
  expect(await page.evaluate("document.activeElement.textContent")).toBe("Application Pending");
});
