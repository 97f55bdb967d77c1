import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { createApplicationSession } from "../college/testing/applicants.ts";
import { departmentCalled } from "../college/testing/departments.ts";
import { writeResult } from "../college/testing/graduates.ts";
import { submitAndTest } from "../college/testing/offers.ts";
import { createStudent, studentIdOf } from "../college/testing/people.ts";
import { changeFirstProgramme, createProgramme } from "../college/testing/programmes.ts";
import { createStaff } from "../college/testing/staff.ts";
import { chargeInPortalOnly } from "../college/testing/year.ts";
import { downloadPdf } from "./harness/download.ts";
import { type OwnPortal, startOwnPortal } from "./harness/own-portal.ts";
import { fillLogin, signInApplicant, signInStaff } from "./harness/people.ts";
import { expectFittingAccessibleScreen as look } from "./harness/screen.ts";
import { phone, test } from "./harness/test.ts";
import { visit } from "./harness/visit.ts";
import { acceptOffer, payTuition, signUp, verify } from "./steps/apply.ts";
import { choose } from "./steps/choose.ts";

const password = "Harmattan-Wind-26";
const department = "Community Health";
const session = "2025/2026";

let own: OwnPortal;

beforeAll(async () => {
  own = await startOwnPortal({ ENTRY_CLEARANCE_DAYS: "0" });
  await chargeInPortalOnly(own.college);
});

afterAll(() => own.stop());

/** A member of staff who has signed in. */
async function employ(
  open: (options: { url: string }) => Promise<{ page: Page }>,
  role: "SUPER_ADMIN" | "EXAM_OFFICER",
): Promise<Page> {
  const { page } = await open({ url: own.url });
  const { email } = await createStaff(own.college, role, { password });
  const area = role === "SUPER_ADMIN" ? "/admin" : "/exam-officer";
  await signInStaff(page, { login: email, password }, area);
  return page;
}

test("applicants of two programmes become graduates on two senate lists", {
  timeout: 240_000,
}, async ({ open }) => {
  const { college } = own;
  const names = ["Health Technicians", "Health Assistants"] as const;
  await changeFirstProgramme(college, department, { name: names[0], years: 1 });
  await createProgramme(college, { department, name: names[1], code: "HASS", years: 1 });
  const round = await createApplicationSession(college);
  const office = await employ(open, "SUPER_ADMIN");

  const people: { readonly page: Page; readonly matricNumber: string }[] = [];
  for (const [index, name] of names.entries()) {
    const { page } = await open({ url: own.url, viewport: phone });
    const email = `graduate${index}@mail.example`;
    const applicationNo = await signUp(page, {
      ...{
        course: department,
        programme: name,
        surname: `Danjuma${"ab"[index]}`,
        firstName: "Ada",
      },
      ...{ otherName: "", email, phone: `080312345${index}7`, password },
    });
    await verify(page, own.collegeUrl, email);
    await admit(office, await submitAndTest(college, round, applicationNo));
    await signInApplicant(page, { login: applicationNo, password });
    const matricNumber = await acceptOffer(page);
    await fillLogin(page, { login: matricNumber, password });
    await page.getByText("100 Level").waitFor();
    await payTuition(page);
    const id = await studentIdOf(college, matricNumber);
    await writeResult(college, own, { id, department });
    people.push({ page, matricNumber });
  }

  await openPromotion(
    office,
    people.map(({ matricNumber }) => matricNumber),
  );
  await office.getByRole("button", { name: "See the preview" }).click();
  await office.getByText("2 can be changed").waitFor();
  await office.getByLabel("Reason").fill("End of the session");
  await look(office);
  await office.getByRole("button", { name: "Promote", exact: true }).click();
  await office.getByText("2 students have left the session.").waitFor();

  const exams = await employ(open, "EXAM_OFFICER");
  for (const name of names) {
    await visit(exams, "/exam-officer/result/senate-lists", "Senate lists");
    const list = `${department}, ${name}`;
    await exams.getByRole("button", { name: `Prepare the list of ${list}, ${session}` }).click();
    await exams.getByText("You prepared this list. Somebody else has to approve it.").waitFor();
    await exams.getByRole("heading", { name: "Distinction (1)" }).waitFor();
  }
  const path = new URL(exams.url()).pathname.replace("/exam-officer/result/", "/admin/results/");
  await visit(office, path, `Graduates of ${department}, ${names[1]}`);
  await look(office);
  await office.getByRole("button", { name: "Approve the list" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await office.getByText("The list is approved.").waitFor();
  const printed = await downloadPdf(office, "Print", "Download In Progress!");
  const [first, second] = people;
  expect(printed.text).toContain(second?.matricNumber ?? "none");
  expect(printed.text).not.toContain(first?.matricNumber ?? "none");

  const texts: string[] = [];
  for (const { page } of people) {
    await visit(page, "/student/results", "Results");
    await page.getByRole("button", { name: /^Graduation: / }).click();
    texts.push(await page.getByRole("dialog").innerText());
  }
  expect(texts[0]).not.toContain("The senate approved");
  expect(texts[1]).toContain("The senate approved Distinction on");
});

/** Offers a place in what the applicant chose. */
async function admit(page: Page, applicantId: number): Promise<void> {
  await page.goto(`/admin/applicants/${applicantId}`);
  await choose(page.getByLabel("Decide"), "Admitted");
  await page.getByRole("button", { name: "Record the decision" }).click();
  await page
    .getByText(/Admitted/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Record the decision" }).waitFor({ state: "attached" });
}

/** Selects students and asks what they would move on to at the end of the session. */
async function openPromotion(page: Page, matricNumbers: readonly string[]): Promise<void> {
  await visit(page, "/admin/students", "Students");
  for (const number of matricNumbers) {
    await page.getByRole("row").filter({ hasText: number }).getByRole("checkbox").check();
  }
  await page.getByRole("button", { name: "Promote…" }).click();
  await choose(page.getByLabel("Session they leave"), session);
}

test("who is on probation moves on, and who has to repeat does so by an override alone", async ({
  open,
}) => {
  const { college } = own;
  const fields = { department, level: 100 };
  const onProbation = await createStudent(college, {
    ...{ ...fields, surname: "Abiola", matricNumber: "COHT/2024/901" },
  });
  const repeating = await createStudent(college, {
    ...{ ...fields, surname: "Bature", matricNumber: "COHT/2024/902" },
  });
  await writeResult(college, own, { id: onProbation.id, department }, 150);
  for (let failed = 0; failed < 6; failed += 1) {
    await writeResult(college, own, { id: repeating.id, department }, 0);
  }
  const office = await employ(open, "SUPER_ADMIN");
  const numbers = [onProbation.matricNumber, repeating.matricNumber];
  await openPromotion(office, numbers);
  await choose(office.getByLabel("Students of this level graduate"), "300");
  await office.getByLabel("Also those who have not paid the session's tuition").check();
  await office.getByRole("button", { name: "See the preview" }).click();
  await office.getByText(/Level 200, on probation: The CGPA is 1\.50/).waitFor();
  await office.getByText(/Level 100 again: /).waitFor();
  await look(office);
  await office.getByRole("button", { name: "Cancel" }).click();

  await office.getByRole("button", { name: "Promote…" }).click();
  await choose(office.getByLabel("Session they leave"), session);
  await choose(office.getByLabel("Students of this level graduate"), "300");
  await office.getByLabel("Also those who have not paid the session's tuition").check();
  await office.getByLabel(/^Against the rules/).check();
  await office.getByRole("button", { name: "See the preview" }).click();
  await office.getByText(/Level 200, although: /).waitFor();
  await office.getByLabel("Reason").fill("The board has heard the student");
  await office.getByRole("button", { name: "Promote", exact: true }).click();
  await office.getByText("2 students have left the session.").waitFor();

  const { id } = await departmentCalled(college, department);
  await visit(
    office,
    `/admin/results/standing?session=${session}&department=${id}&level=100&against=yes`,
    "Academic standing",
  );
  await office.getByText("Moved on all the same.").waitFor();
  await office.getByRole("link", { name: "Bature Folake" }).waitFor();
  expect(await office.getByRole("link", { name: "Abiola Folake" }).count()).toBe(0);
  await look(office);
});
