import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { newestMail } from "./harness/mail.ts";
import { fillLogin, fixedStudents, logOut, signIn } from "./harness/people.ts";
import { journeyStudents } from "./harness/students.ts";
import { test } from "./harness/test.ts";

test("an emailed code replaces a forgotten password, keeping its case", async ({
  open,
  portal,
}) => {
  const { page } = await open();
  const { login, email } = journeyStudents.forgetful;
  await page.goto("/student/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Request Code" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Enter the code" }).click();

  const mail = await newestMail(portal.collegeUrl, email);
  const code = /\b\d{6,8}\b/.exec(mail.text)?.[0] ?? "";
  await page.getByRole("textbox", { name: "OTP Code" }).fill("000000");
  await page.getByLabel("New Password").fill("Harmattan-Wind 26");
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByRole("textbox", { name: "OTP Code", description: /code/i }).waitFor();
  await page.getByRole("textbox", { name: "OTP Code" }).fill(code);
  // The button moves up when the message goes. A click before that would miss it.
  await page.getByText("This code is wrong").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Login" }).click();

  await fillLogin(page, { login, password: "Harmattan-Wind 26" });
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
});

test("a wrong password does not reveal whether the number exists", async ({ open }) => {
  const { page } = await open();
  for (const login of [fixedStudents.bello.login, "COHT/1999/999"]) {
    await page.goto("/student/login");
    await fillLogin(page, { login, password: "wrong" });
    const told = await page.getByRole("alert").textContent();
    expect(told).toBe("Incorrect Student ID or password");
    expect(await page.getByLabel("Registration ID").inputValue()).toBe(login);
  }
});

test("a student must replace the default password first", async ({ open }) => {
  const { page } = await open();
  const { login, password } = journeyStudents.newcomer;
  await page.goto("/student/login");
  await fillLogin(page, { login, password });
  await page.getByRole("heading", { name: "Change Password" }).waitFor();
  await page.goto("/student/payment");
  await page.getByRole("heading", { name: "Change Password" }).waitFor();
  await page.getByLabel("Current Password").fill(password);
  await page.getByLabel("New Password").fill("Second-Term 2027");
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go to dashboard" }).click();
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
});

test("login, dashboard and logout work by keyboard only", async ({ open }) => {
  const { page } = await open();
  const { login, password } = journeyStudents.typist;
  await page.goto("/student/login");
  await page.getByLabel("Registration ID").waitFor();
  await tabTo("Registration ID");
  await page.keyboard.type(login);
  await tabTo("Password");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  await page.getByRole("link", { name: "Visit page" }).focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { name: "Payment", exact: true, level: 1 });
  await heading.waitFor();
  expect(await hasFocus(heading)).toBe(true);

  async function tabTo(label: string): Promise<void> {
    const field = page.getByLabel(label, { exact: true });
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press("Tab");
      if (await hasFocus(field)) return;
    }
    throw new Error(`Ten presses of Tab did not reach "${label}".`);
  }

  async function hasFocus(element: Locator): Promise<boolean> {
    return (await element.and(page.locator(":focus")).count()) === 1;
  }
});

test("after a logout the back button shows no account data", async ({ open }) => {
  const { page } = await open();
  await signIn(page, fixedStudents.bello);
  await page.getByRole("link", { name: "Visit page" }).click();
  await page.getByRole("heading", { name: "Payment", exact: true, level: 1 }).waitFor();
  await logOut(page);
  await page.getByRole("heading", { name: "Student Login" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Student Login" }).waitFor();
  expect(await page.getByText("Bello").count()).toBe(0);
});
