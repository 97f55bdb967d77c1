import { expect } from "vitest";
import { onePage } from "../college/testing/pdf-file.ts";
import { fixedApplicants, journeyApplicants } from "./harness/applicants.ts";
import { fillLogin, fillStaffLogin, fixedStaff, signInApplicant } from "./harness/people.ts";
import { expectFittingAccessibleScreen } from "./harness/screen.ts";
import { phone, test } from "./harness/test.ts";
import { navigateInPage, visit, waitForContent } from "./harness/visit.ts";
import { waitForSection } from "./steps/application-form.ts";

const publicScreens = [
  ["/signup", "Apply for Admission"],
  ["/login?for=applicant", "Applicant Login"],
  ["/not-verified", "Wrong path or Unverified Student"],
  ["/verify-email/COHT/CHE/00001/bWFkZS11cC10b2tlbi1vZi10aGUtdGVzdHM", "Email Verification"],
  ["/payment-success", "Payment Result"],
  ["/document/no-such-document-code", "Document Confirmation"],
  ["/applicant/forgot-password", "Forgot Password"],
  ["/applicant/confirm-reset-password", "Confirm Password Reset"],
] as const;

test("every public applicant screen fits and is accessible", { timeout: 180_000 }, async ({
  open,
}) => {
  const { page } = await open();
  const [[first, firstHeading], ...others] = publicScreens;
  await visit(page, first, firstHeading);
  await expectFittingAccessibleScreen(page);
  for (const [path, heading] of others) {
    await navigateInPage(page, path, heading);
    await expectFittingAccessibleScreen(page);
  }
});

const formSections = [
  ["Personal", "Personal details"],
  ["Academic", "Academic qualifications"],
  ["JAMB", "JAMB details"],
  ["Declaration", "Declaration"],
] as const;

test.for([
  [
    "who has paid nothing",
    fixedApplicants.okonkwo,
    [
      ["/payment", "Remedial Admission"],
      ["/applicant/application-form", "Application Form"],
      ["/applicant/aptitude-test-schedule", "Aptitude Test Schedule"],
    ],
  ],
  [
    "with an offer",
    fixedApplicants.ibrahim,
    [
      ["/applicant/admission", "Admission"],
      ["/applicant/profile", "Profile"],
      ["/applicant/profile/update-profile", "Update Profile"],
      ["/applicant/application-form", "Application Form"],
    ],
  ],
] as const)(
  "every screen fits and is accessible for an applicant %s",
  { timeout: 180_000 },
  async ([, applicant, screens], { open }) => {
    const { page } = await open();
    await signInApplicant(page, applicant);
    await expectFittingAccessibleScreen(page);
    for (const [path, heading] of screens) {
      await navigateInPage(page, path, heading);
      await expectFittingAccessibleScreen(page);
    }
  },
);

test("every section of an incomplete form fits and is accessible", async ({ open }) => {
  const { page } = await open();
  await signInApplicant(page, fixedApplicants.yusuf);
  await expectFittingAccessibleScreen(page);
  await navigateInPage(page, "/applicant/application-form", "Application Form");
  const steps = page.getByRole("navigation", { name: "Sections of the form" });
  for (const [step, section] of formSections) {
    await steps.getByRole("link", { name: step }).click();
    await waitForSection(page, section);
    await waitForContent(page);
    await expectFittingAccessibleScreen(page);
  }
});

test.for([
  ["waiting list", journeyApplicants.waiting, "You are on the waiting list"],
  ["refusal", journeyApplicants.refused, "You have not been admitted"],
  ["accepted offer", journeyApplicants.accepted, "Congratulations! You are a student now"],
  ["lapsed offer", journeyApplicants.lapsed, "This offer has lapsed"],
] as const)("decision and dashboard fit and are accessible: %s", async ([, applicant, heading], {
  open,
}) => {
  const { page } = await open();
  await signInApplicant(page, applicant);
  await expectFittingAccessibleScreen(page);
  await navigateInPage(page, "/applicant/admission", "Admission");
  await page.getByRole("heading", { name: heading, level: 2 }).waitFor();
  await expectFittingAccessibleScreen(page);
});

test("a paper is handed in after acceptance, returned with a reason, handed in again and accepted", async ({
  open,
}) => {
  const { page } = await open({ viewport: phone });
  await signInApplicant(page, journeyApplicants.accepted);
  await navigateInPage(page, "/applicant/admission", "Admission");
  await page.getByRole("main").getByRole("link", { name: "Clearance papers" }).click();
  const missing = page.getByRole("region", { name: "Certificate of medical fitness" });
  await missing.getByText("To be handed in").waitFor();
  await expectFittingAccessibleScreen(page);
  const handIn = async () => {
    await missing.getByLabel(/^Choose a/).setInputFiles({
      name: "fitness.pdf",
      mimeType: "application/pdf",
      buffer: onePage(),
    });
    await missing.getByRole("button", { name: "Hand it in" }).click();
    await missing.getByText("With the college").waitFor();
  };
  await handIn();

  const { page: office } = await open();
  await office.goto(`/admin/entry-clearance?search=${journeyApplicants.accepted.login}`);
  await fillStaffLogin(office, fixedStaff.admin);
  await office.getByRole("link", { name: journeyApplicants.accepted.surname }).click();
  const paper = office.getByRole("region", { name: "Certificate of medical fitness" });
  await paper.getByRole("button", { name: "Return… Certificate of medical fitness" }).click();
  await paper.getByLabel("What is wrong with it").fill("The hospital's stamp is missing.");
  await paper.getByRole("button", { name: "Return Certificate of medical fitness" }).click();
  await paper.getByText("Returned", { exact: true }).waitFor();

  await page.reload();
  await missing.getByText("The hospital's stamp is missing.").waitFor();
  await handIn();
  await office.reload();
  await paper.getByText("To be looked at").waitFor();
  await paper.getByLabel("The original was seen: Certificate of medical fitness").check();
  await paper.getByRole("button", { name: "Accept Certificate of medical fitness" }).click();
  await paper.getByText("Accepted", { exact: true }).waitFor();
  await page.reload();
  await missing.getByText("Original seen").waitFor();
});

test("the test notice and the schedule fit, and the notice shows once", async ({ open }) => {
  const { page } = await open({ viewport: phone });
  await page.goto("/applicant/login");
  await fillLogin(page, journeyApplicants.notified);
  await page.getByRole("heading", { name: "Aptitude Test Notification" }).waitFor();
  await expectFittingAccessibleScreen(page);
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await page.getByRole("heading", { name: "Aptitude Test Schedule" }).waitFor();
  await page.getByText("Computer-Based Test Centre, Main Campus").waitFor();
  await expectFittingAccessibleScreen(page);
  await visit(page, "/applicant/dashboard", "Dashboard");
});

test("contact details can be changed after submission, names cannot", async ({ open }) => {
  const { page } = await open({ viewport: phone });
  await page.goto("/applicant/login");
  await fillLogin(page, journeyApplicants.editor);
  await page.getByRole("button", { name: "Ok", exact: true }).click();
  await page.getByRole("heading", { name: "Aptitude Test Schedule" }).waitFor();
  await page.goto("/applicant/profile");
  await page.getByRole("button", { name: "Edit Profile" }).first().click();
  await page.getByRole("dialog").getByText("Are you sure you want to proceed?").waitFor();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByRole("heading", { name: "Update Profile", level: 1 }).waitFor();
  expect(await page.getByRole("textbox", { name: "Surname" }).count()).toBe(0);
  await page.getByLabel("Address", { exact: true }).fill("21 Independence Way");
  await page.getByRole("button", { name: "Save changes" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Profile Update Successful!").waitFor();
  await dialog.getByRole("button").last().click();
  await page.waitForURL((url) => url.pathname === "/applicant/profile");
  await page.getByRole("main").getByText("21 Independence Way").waitFor();
});

test("login and a form section work by keyboard only", async ({ open }) => {
  const { page } = await open();
  const { login, password } = journeyApplicants.keyboard;
  await page.goto("/login?for=applicant");
  await page.getByLabel("Registration ID").waitFor();
  await tabTo("Registration ID");
  await page.keyboard.type(login);
  await tabTo("Password");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  await page.getByRole("link", { name: "Fill in application" }).focus();
  await page.keyboard.press("Enter");
  await waitForSection(page, "Personal details");
  await page.getByRole("link", { name: /JAMB/ }).first().focus();
  await page.keyboard.press("Enter");
  await waitForSection(page, "JAMB details");
  await tabTo("Yes, I sat JAMB");
  await page.keyboard.press("Space");
  await tabTo("JAMB registration number");
  await page.keyboard.type("202512345678AB");
  await tabTo("JAMB score (optional)");
  await page.keyboard.type("401");
  await page.keyboard.press("Enter");
  // The field with the error has the focus. Type over its value.
  await page.getByText("Enter your score as a whole number from 0 to 400.").waitFor();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("245");
  await page.keyboard.press("Enter");
  await waitForSection(page, "Declaration");

  async function tabTo(label: string): Promise<void> {
    const field = page.getByLabel(label, { exact: true }).and(page.locator(":focus"));
    for (let press = 0; press < 25; press += 1) {
      if ((await field.count()) === 1) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Twenty-five presses of Tab did not reach "${label}".`);
  }
});
