import { TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { newestMail } from "./harness/mail.ts";
import { fillStaffLogin, fixedStaff, logOut, signInStaff } from "./harness/people.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { phone, test } from "./harness/test.ts";
import { choose } from "./steps/choose.ts";

const lecturer = { login: "zainab.garba@college.example", password: "Harmattan-Wind-26" };

test("an invited lecturer joins, sets a second factor and is suspended", {
  timeout: 180_000,
}, async ({ open, portal }) => {
  const [admin, colleague] = [await open(), await open({ viewport: phone })];
  const { page } = colleague;
  await signInStaff(admin.page, fixedStaff.admin);
  await invite(admin.page);
  const mail = await newestMail(portal.collegeUrl, lecturer.login, "/staff/invitation");
  await page.goto(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? "");
  await join(page);
  await fillStaffLogin(page, lecturer);
  await waitForDashboard(page);

  const { secret, recoveryCode } = await setUpSecondFactor(page);
  await logOut(page);
  await fillStaffLogin(page, lecturer);
  await page.getByRole("heading", { name: "Enter your code" }).waitFor();
  await expectFittingAccessibleScreen(page);
  await enterCode(page, "Code of your authenticator app", "000000");
  await page.getByText("This code is wrong or was used already.").waitFor();
  await enterCode(page, "Code of your authenticator app", nextCode(secret));
  await waitForDashboard(page);
  await logOut(page);
  await fillStaffLogin(page, lecturer);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await enterCode(page, "Recovery code", recoveryCode);
  await waitForDashboard(page);

  await suspend(admin.page);
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.getByRole("link", { name: "My Courses" }).click();
  await page.getByText("Session expired. Please log in again.").waitFor();
});

async function invite(page: Page): Promise<void> {
  await page.goto("/admin/admins");
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite to the staff" });
  await dialog.getByLabel("Email").fill(lecturer.login);
  await dialog.getByLabel("Surname").fill("Garba");
  await dialog.getByLabel("First name").fill("Zainab");
  await choose(dialog.getByLabel("Role"), "Lecturer");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await page.getByText("The invitation is on its way.").waitFor();
}

async function join(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Join the staff" }).waitFor();
  await expectFittingAccessibleScreen(page);
  await page.getByLabel("Password", { exact: true }).fill(lecturer.password);
  await page.getByLabel("Password once more").fill(lecturer.password);
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByRole("button", { name: "Go to the staff login" }).click();
}

async function waitForDashboard(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === "/lecturer/dashboard");
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
}

async function setUpSecondFactor(page: Page) {
  await page.goto("/lecturer/account");
  await page.getByRole("button", { name: "Set up" }).click();
  const setUp = page.getByRole("dialog", { name: "Set up a second factor" });
  await setUp.getByLabel("Password", { exact: true }).fill(lecturer.password);
  await setUp.getByRole("button", { name: "Continue" }).click();
  const secret = (await setUp.getByText(/^Key: /).innerText()).replace("Key: ", "");
  await expectFittingAccessibleScreen(page);
  await setUp.getByLabel("Code of your authenticator app").fill(new TOTP({ secret }).generate());
  await setUp.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("dialog", { name: "Your recovery codes" });
  const recoveryCode = await codes.getByRole("listitem").first().innerText();
  await codes.getByRole("button", { name: "I have kept them" }).click();
  return { secret, recoveryCode };
}

/** Each code works once. The server accepts a clock that is half a minute ahead. */
const nextCode = (secret: string): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });

async function enterCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
}

async function suspend(page: Page): Promise<void> {
  await page.goto("/admin/admins?search=zainab.garba");
  await page.getByRole("button", { name: "Manage Garba Zainab" }).click();
  await page.getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("dialog", { name: "Suspend: Garba Zainab" });
  await dialog.getByLabel("Reason").fill("Left the college in May.");
  await expectFittingAccessibleScreen(page);
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await page
    .getByText("The account is suspended, and its owner is logged out everywhere.")
    .waitFor();
}
