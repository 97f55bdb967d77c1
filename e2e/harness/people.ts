import type { Page } from "playwright-core";

/** Somebody who can sign in. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** The demo data's fixed accounts. */
export const fixedStudents = {
  /** Level 100, nothing paid. */
  adeyemi: { login: "COHT/2025/001", password: "adeyemi" },
  /** Level 200, tuition and hostel paid. */
  bello: { login: "COHT/2024/002", password: "bello" },
  /** Level 200, tuition paid, hostel not. */
  eze: { login: "COHT/2024/003", password: "eze" },
  /** Level 100, still on the default password. */
  musa: { login: "COHT/2025/004", password: "musa" },
} as const;

/** Fills the login form of the page and sends it. */
export async function fillLogin(page: Page, { login, password }: Credentials): Promise<void> {
  await page.getByLabel("Registration ID").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Signs in from the login page and waits for the dashboard. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto("/student/login");
  await fillLogin(page, credentials);
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
}

/** Signs in from the applicant login and waits for the dashboard. */
export async function signInApplicant(page: Page, credentials: Credentials): Promise<void> {
  await page.goto("/applicant/login");
  await fillLogin(page, credentials);
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
}
