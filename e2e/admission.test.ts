import { expect } from "vitest";
import { journeyApplicants } from "./harness/applicants.ts";
import { downloadPdf, printedAddress } from "./harness/download.ts";
import { newestMail } from "./harness/mail.ts";
import { fillLogin, signInApplicant } from "./harness/people.ts";
import { laptop, phone, test } from "./harness/test.ts";

test("an accepted offer has a genuine letter and opens the student area", async ({
  open,
  portal,
}) => {
  const { page } = await open({ viewport: phone });
  const { login, password, surname, email } = journeyApplicants.accepter;
  await signInApplicant(page, journeyApplicants.accepter);
  await page.getByRole("link", { name: "See offer" }).click();
  await page.getByRole("heading", { name: /^You have been offered admission to / }).waitFor();
  await page.getByRole("button", { name: "Accept offer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go Back" }).click();
  await page.getByRole("button", { name: "Accept offer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Accept", exact: true }).click();
  await page.getByRole("heading", { name: "Congratulations! You are a student now" }).waitFor();
  const matric = await page.getByText(/^COHT\/\d{4}\/\d{3,}$/).textContent();
  const matricNumber = matric ?? "";

  const letter = await downloadPdf(page, "Admission letter", "Download In Progress!");
  expect(letter.text).toContain(login);
  expect(letter.text).toContain(surname);
  const stranger = await open({ viewport: laptop });
  await stranger.page.goto(printedAddress(letter.text, "document"));
  await stranger.page.getByText("This admission letter is genuine").waitFor();
  const mail = await newestMail(portal.collegeUrl, email, "matric number");
  expect(mail.text).toContain(matricNumber);

  await page.getByRole("button", { name: "Log out and go to student login" }).click();
  await page.getByRole("heading", { name: "Student Login" }).waitFor();
  await fillLogin(page, { login: matricNumber, password });
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/student/dashboard");
  const main = page.getByRole("main");
  await main.getByText(matricNumber).waitFor();
  await main.getByText("100 Level").waitFor();
});

test("a declined offer cannot be accepted later", async ({ open }) => {
  const { page } = await open();
  await signInApplicant(page, journeyApplicants.decliner);
  await page.goto("/applicant/admission");
  await page.getByRole("button", { name: "Decline offer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Decline", exact: true }).click();
  await page.getByRole("heading", { name: "You declined this offer" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "You declined this offer" }).waitFor();
  expect(await page.getByRole("button", { name: "Accept offer" }).count()).toBe(0);
  await page.goto("/applicant/dashboard");
  const accepted = page.getByRole("listitem").filter({ hasText: "Offer accepted" });
  await accepted.getByText("Will not happen").waitFor();
});
