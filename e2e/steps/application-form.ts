import type { Page } from "playwright-core";
import type { ChosenFile } from "../harness/files.ts";
import { visit } from "../harness/visit.ts";
import { choose, chooseByMouse } from "./choose.ts";

type Section = "Personal details" | "Academic qualifications" | "JAMB details" | "Declaration";

/** Waits until the form shows a section. */
export async function waitForSection(page: Page, section: Section): Promise<void> {
  await page.getByRole("heading", { name: section, exact: true, level: 2 }).waitFor();
}

/** Opens a section of the form by its address. */
export async function openSection(
  page: Page,
  name: "personal" | "academic" | "jamb" | "declaration",
) {
  await visit(page, `/applicant/application-form?section=${name}`, "Application Form");
}

export async function saveAndContinue(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save and continue" }).click();
}

/** The details that the printout must show. */
export const typedDetails = {
  address: "12 Harmattan Close, Bodija, Ibadan",
  parentName: "Mrs. Folasade Adéyẹmí-O'Neil",
  school: "St. Michael's Comprehensive College, Awka",
  examNumber: "4250101001",
  jambNumber: "202512345678AB",
} as const;

/** Fills in all personal details. Names and phone come from the sign-up. */
export async function fillPersonal(page: Page, photo: ChosenFile): Promise<void> {
  await waitForSection(page, "Personal details");
  await page.getByLabel("Choose a passport photo").setInputFiles(photo);
  await chooseByMouse(page.getByLabel("Sex", { exact: true }), "Female");
  await page.getByLabel("Date of Birth").fill("2006-04-27");
  await choose(page.getByLabel("Marital Status"), "Single");
  await choose(page.getByLabel("Religion"), "Christianity");
  await choose(page.getByLabel("Nationality"), "Nigerian");
  await choose(page.getByLabel("State of Origin"), "Oyo");
  await choose(page.getByLabel("LGA", { exact: true }), "Ibadan North");
  await page.getByLabel("Address", { exact: true }).fill(typedDetails.address);
  await page.getByLabel("Emergency Contact").fill("Grace Okafor, 0803 123 4567");
  await page.getByLabel("Parent/Guardian Name").fill(typedDetails.parentName);
  await page.getByLabel("Parent/Guardian Phone").fill("0805 765 4321");
  await page.getByLabel("Parent/Guardian Address").fill("The same");
  await page.getByText("New photo, not saved yet").waitFor();
}

const results = [
  ["English Language", "C4"],
  ["Mathematics", "B3"],
  ["Biology", "A1"],
  ["Chemistry", "C6"],
  ["Physics", "B2"],
  ["Civic Education", "A1"],
] as const;

/** Fills in one sitting that meets the requirements of every course. */
export async function fillAcademic(page: Page, result?: ChosenFile): Promise<void> {
  await waitForSection(page, "Academic qualifications");
  await page.getByRole("radio", { name: "One sitting" }).check();
  await page.getByLabel("School or centre").fill(typedDetails.school);
  await choose(page.getByLabel("Exam", { exact: true }), "WAEC");
  await choose(page.getByLabel("Year", { exact: true }), "2025");
  await page.getByLabel("Exam number").fill(typedDetails.examNumber);
  for (const [index, [subject, grade]] of results.entries()) {
    const row = index + 1;
    const subjectField = page.getByLabel(`Subject ${row}`, { exact: true });
    if ((await subjectField.count()) === 0) {
      await page.getByRole("button", { name: "Add a subject" }).click();
    }
    await choose(subjectField, subject);
    await choose(page.getByLabel(`Grade ${row}`, { exact: true }), grade);
  }
  await page.getByText("Requirement met", { exact: true }).waitFor();
  if (result !== undefined) {
    await chooseResult(page, result);
    await page.getByText(`${result.name}, `).waitFor();
  }
}

/** Chooses the result file of the first sitting. */
export async function chooseResult(page: Page, file: ChosenFile): Promise<void> {
  await page
    .getByLabel(/^Result/)
    .first()
    .setInputFiles(file);
}

export async function fillJamb(page: Page): Promise<void> {
  await waitForSection(page, "JAMB details");
  await page.getByRole("radio", { name: "Yes, I sat JAMB" }).check();
  await page.getByLabel("JAMB registration number").fill(typedDetails.jambNumber);
  await page.getByLabel(/^JAMB score/).fill("245");
}

export async function submit(page: Page): Promise<void> {
  await waitForSection(page, "Declaration");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Submit Application" }).click();
}
