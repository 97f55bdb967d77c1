import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { verificationLink } from "../harness/mail.ts";
import { type Credentials, fillLogin } from "../harness/people.ts";
import { checkoutAmount, pay } from "../harness/sandbox.ts";

/** Somebody who has not applied yet. */
export interface Newcomer {
  readonly course: string;
  /** Where the department has several. */
  readonly programme?: string;
  readonly surname: string;
  readonly firstName: string;
  readonly otherName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

/** Signs up and returns the application number of the success screen. */
export async function signUp(page: Page, person: Newcomer): Promise<string> {
  await page.goto("/signup");
  await page.getByLabel("Preferred Course of Study").selectOption({ label: person.course });
  if (person.programme !== undefined) {
    await page.getByLabel("Programme").selectOption({ label: person.programme });
  }
  await page.getByLabel("Surname").fill(person.surname);
  await page.getByLabel("First Name").fill(person.firstName);
  await page.getByLabel("Other Name (optional)").fill(person.otherName);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Phone").fill(person.phone);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.getByRole("heading", { name: "Check your email" }).waitFor();
  const number = page.getByText(/^[A-Z]+\/[A-Z]+\/\d{5,}$/);
  return (await number.textContent()) ?? "";
}

/** Opens the link of the mail and continues to the login. */
export async function verify(page: Page, collegeUrl: string, email: string): Promise<void> {
  await page.goto(await verificationLink(collegeUrl, email));
  const dialog = page.getByRole("dialog", { name: "Email Verified" });
  await dialog.getByRole("button", { name: "OK" }).click();
  await page.getByRole("heading", { name: "Applicant Login" }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/login?for=applicant");
}

/** Logs in on the page that the verification link led to. */
export async function logIn(page: Page, credentials: Credentials): Promise<void> {
  await fillLogin(page, credentials);
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
}

/** Accepts the offer, goes to the student login and returns the matric number. */
export async function acceptOffer(page: Page): Promise<string> {
  await page.goto("/applicant/admission");
  await page.getByRole("button", { name: "Accept offer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Accept", exact: true }).click();
  const matric = await page.getByText(/^COHT\/\d{4}\/\d{3,}$/).textContent();
  await page.getByRole("button", { name: "Log out and go to student login" }).click();
  return matric ?? "";
}

/** Pays the tuition of the running session. */
export async function payTuition(page: Page): Promise<void> {
  await page.goto("/student/tuition-payment");
  await page.getByRole("button", { name: "Make Payment" }).click();
  await pay(page);
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();
}

/** Opens the provider's page in the tab that Make Payment opens. */
export async function openCheckout(page: Page, context: BrowserContext): Promise<Page> {
  await page.goto("/payment");
  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: "Make Payment" }).click();
  const tab = await opening;
  expect(await checkoutAmount(tab)).toBe("₦10,000");
  return tab;
}

/** Pays the screening fee and returns the reference of the result page. */
export async function payScreening(page: Page, context: BrowserContext): Promise<string> {
  const tab = await openCheckout(page, context);
  await pay(tab);
  await tab.getByRole("heading", { name: "Payment Successful!" }).waitFor();
  expect(new URL(tab.url()).pathname).toBe("/payment-success");
  const reference = new URL(tab.url()).searchParams.get("reference") ?? "";
  await tab.getByRole("main").getByText(reference, { exact: true }).waitFor();
  await tab.close();
  await page.bringToFront();
  return reference;
}
