import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { demoStudents } from "../college/src/demo/students.ts";
import { readZip } from "../college/testing/zip.ts";
import { fixedStaff, signIn, signInStaff } from "./harness/people.ts";
import { expectFittingAccessibleScreen as look } from "./harness/screen.ts";
import { phone, test } from "./harness/test.ts";
import { today } from "./harness/today.ts";
import { visit } from "./harness/visit.ts";

const everybody = demoStudents({ today });

const numberIn = (text: string): string => /COHT\/\d+\/\d+/.exec(text)?.[0] ?? "";

/** Those who can sign in without choosing a password first. */
const studentNumbered = (matricNumber: string) =>
  everybody.find((one) => one.matricNumber === matricNumber && !one.mustChangePassword);

test("a name is compared, handed in and indexed, and cannot be corrected any more", async ({
  open,
}) => {
  const { page } = await open();
  await signInStaff(page, fixedStaff.admin);
  await visit(page, "/admin/council-indexing?open=yes", "Council indexing");
  await page.getByRole("main").locator("a[href*='/council-indexing/']").first().click();
  await page.getByRole("heading", { name: "Round", level: 2 }).waitFor();
  const round = new URL(page.url()).pathname;

  // Somebody of whom only the name is still to be compared.
  await page.goto(`${round}?gap=CERTIFICATE_UNCHECKED`);
  await page.getByRole("row").filter({ hasText: "Name against the certificate" }).first().waitFor();
  const rows = page
    .getByRole("row")
    .filter({ hasText: "Name against the certificate" })
    .filter({ hasNotText: "Passport photo" });
  const texts = await rows.allInnerTexts();
  const place = texts.findIndex((text) => studentNumbered(numberIn(text)) !== undefined);
  const matricNumber = numberIn(texts[place] ?? "");
  const row = rows.nth(place);
  const name = await row.locator("a[href*='/students/']").innerText();
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Name compared…" }).click();
  await look(page);
  await page.getByRole("button", { name: "They agree" }).click();
  await page.getByText("1 student was changed.").waitFor();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Files for the council (ZIP)" }).click();
  const files = await readZip(await readFile(await (await downloading).path()));
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
  expect([...files.keys()]).toContain("students.xlsx");
  expect([...files.keys()]).toContain(`photos/${matricNumber.replaceAll("/", "_")}.jpg`);

  await page.getByRole("button", { name: "Import numbers…" }).click();
  const dialog = page.getByRole("dialog", { name: "Import index numbers" });
  const answer = [`${matricNumber},EHC/J/1,${name}`, "COHT/1990/001,EHC/J/2,Nobody"];
  await dialog.getByLabel("File", { exact: true }).setInputFiles({
    name: "council.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["matric_number,index_number,name", ...answer].join("\r\n")),
  });
  await dialog.getByRole("button", { name: "Check the file" }).click();
  await dialog.getByText("The college has no student with this number.").waitFor();
  await look(page);
  await dialog.getByRole("button", { name: "Import the 1 row without an error" }).click();
  await page.getByText("1 row imported.").waitFor();
  await page.goto(`${round}?state=INDEXED`);
  await page.getByText("Number EHC/J/1").waitFor();

  const student = await open({ viewport: phone });
  await signIn(student.page, {
    login: matricNumber,
    password: studentNumbered(matricNumber)?.password ?? "",
  });
  await visit(student.page, "/student/profile", "Profile");
  await student.page.getByText("EHC/J/1").waitFor();
  await look(student.page);

  const support = await open();
  await signInStaff(support.page, fixedStaff.ictSupport, "/ict-support");
  await visit(support.page, `/ict-support/update-profiles?search=${matricNumber}`, "Edit Profiles");
  await support.page.locator("main a[href*='/update-profiles/']").first().click();
  await support.page.getByRole("heading", { name: "Correct profile" }).waitFor();
  await support.page.getByLabel("Surname", { exact: true }).fill("Another");
  await support.page.getByLabel("Reason").fill("Affidavit of 3 March");
  await support.page.getByRole("button", { name: "Correct the profile" }).click();
  await support.page.getByText(/^The council has indexed this student under this name/).waitFor();
});
