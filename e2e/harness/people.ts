import type { Page } from "playwright-core";
import { waitForHeading, waitUntil } from "./visit.ts";

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** The fixed student accounts of the demo data. */
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

/** The staff of the demo data. */
export const fixedStaff = {
  admin: { login: "admin@college.test", password: "Demo-2026!" },
  lecturer: { login: "lecturer@college.test", password: "Demo-2026!" },
  examOfficer: { login: "exams@college.test", password: "Demo-2026!" },
  ictSupport: { login: "ict@college.test", password: "Demo-2026!" },
  bursaryOfficer: { login: "bursary@college.test", password: "Demo-2026!" },
  /** Decides what the first asks for. */
  secondBursaryOfficer: { login: "bursary2@college.test", password: "Demo-2026!" },
} as const;

/** Fills in the login form of the page and submits it. */
export async function fillLogin(page: Page, { login, password }: Credentials): Promise<void> {
  await page.getByLabel("Registration ID").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Signs in at the login page and waits for the dashboard. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto("/student/login");
  await fillLogin(page, credentials);
  await waitForHeading(page, "Dashboard");
}

/** Signs in at the applicant login and waits for the dashboard. */
export async function signInApplicant(page: Page, credentials: Credentials): Promise<void> {
  await page.goto("/applicant/login");
  await fillLogin(page, credentials);
  await waitForHeading(page, "Dashboard");
}

/** Waits for the staff login, fills it in and submits it. */
export async function fillStaffLogin(page: Page, { login, password }: Credentials): Promise<void> {
  await page.getByRole("heading", { name: "Staff Login" }).waitFor();
  await page.getByLabel("Email").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Signs in at the address of a staff area, by default the admin's, and waits for the dashboard. */
export async function signInStaff(
  page: Page,
  credentials: Credentials,
  area = "/admin",
): Promise<void> {
  await page.goto(area);
  await fillStaffLogin(page, credentials);
  await waitForHeading(page, "Dashboard");
}

/**
 * Logs out by the account menu once every picture is loaded. A picture that is requested after the session
 * ended fails, which the browser reports as an error.
 */
export async function logOut(page: Page): Promise<void> {
  await waitUntil(
    () => page.evaluate("[...document.images].every((image) => image.complete)"),
    "every picture is loaded",
  );
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
}
