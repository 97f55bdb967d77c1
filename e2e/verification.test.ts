import { expect } from "vitest";
import { journeyApplicants } from "./harness/applicants.ts";
import { newestMail, verificationLink } from "./harness/mail.ts";
import { fillLogin, fixedStudents } from "./harness/people.ts";
import { phone, test } from "./harness/test.ts";
import { logIn } from "./steps/apply.ts";

test("an unverified applicant requests a new link, which works once", async ({ open, portal }) => {
  const { page } = await open({ viewport: phone });
  const { login, password, email } = journeyApplicants.unverified;
  await page.goto("/applicant/login");
  await fillLogin(page, { login, password });
  await page.getByText(/^Verify your email address before you log in/).waitFor();
  await page.getByRole("button", { name: "Send a new link" }).click();
  await page.getByText(/^If that belongs to an application/).waitFor();

  const link = await verificationLink(portal.collegeUrl, email);
  expect(new URL(link).pathname).toContain(`/verify-email/${login}/`);
  await page.goto(link);
  const dialog = page.getByRole("dialog", { name: "Email Verified" });
  await dialog.getByRole("button", { name: "OK" }).click();
  await page.waitForURL("**/login?for=applicant");
  expect(await page.getByLabel("Registration ID").inputValue()).toBe(login);
  await logIn(page, { login, password });

  const stranger = await open();
  await stranger.page.goto(link);
  await stranger.page.getByText(/^Your email address is verified already\./).waitFor();
  expect(await stranger.page.getByRole("dialog").count()).toBe(0);
  const told = await newestMail(portal.collegeUrl, email, /What to do next/);
  expect(told.text).toContain("/login?for=applicant");
});

test("an unknown number leads to /not-verified, which reveals nothing", async ({
  open,
  portal,
}) => {
  const { page } = await open();
  await page.goto("/verify-email/COHT/CHE/99999/s0me-t0ken-that-was-never-given-out");
  await page.getByRole("heading", { name: "Wrong path or Unverified Student" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/not-verified");
  await page.getByText("User not found").waitFor();

  const answers: (string | null)[] = [];
  for (const asked of [journeyApplicants.unverifiedLoser.email, "nobody@college.example"]) {
    await page.getByLabel("Application number or email").fill(asked);
    await page.getByRole("button", { name: "Send a new link" }).click();
    const answer = page.getByText(/^If that belongs to an application/);
    await answer.waitFor();
    answers.push(await answer.textContent());
    await page.reload();
  }
  expect(answers[0]).toBe(answers[1]);
  await page.goto(
    await verificationLink(portal.collegeUrl, journeyApplicants.unverifiedLoser.email),
  );
  await page.getByRole("dialog", { name: "Email Verified" }).waitFor();
});

test("a forged token verifies nobody and a new link is offered", async ({ open }) => {
  const { page } = await open({ viewport: phone });
  await page.goto("/verify-email/COHT/CHE/00001/bWFkZS11cC10b2tlbi1vZi10aGUtdGVzdHM");
  await page.getByRole("button", { name: "Send a new link" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("a student's number does not open the applicant login", async ({ open }) => {
  const { page } = await open();
  for (const login of [fixedStudents.bello.login, "COHT/CHE/99999"]) {
    await page.goto("/login?for=applicant");
    await fillLogin(page, { login, password: fixedStudents.bello.password });
    const told = await page.getByRole("alert").textContent();
    expect(told).toBe("Incorrect Registration ID or password");
  }
});
