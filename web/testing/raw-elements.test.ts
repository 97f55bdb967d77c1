import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "../src");

/** Files with elements of their own where Ant Design has a component, each with its reason. */
const withReason: Readonly<Record<string, string>> = {
  "public/accounts/password-link/PasswordLinkPage.tsx": "a hidden field for password managers",
  "public/admissions/sign-up/NativeSelect.tsx": "Select weighs more than the sign-up page may",
  "public/registration/SlipCourses.tsx": "Table weighs more than a page behind a QR code may",
  "ui/Dialog.tsx":
    "Modal weighs more than a public page may, and what it says must come without a network",
};

/** Files that are still to be built from Ant Design. Nothing is added here. */
const notYet: readonly string[] = [
  "applicant/admissions/application-form/academic/ResultField.tsx",
  "applicant/admissions/application-form/academic/SubjectRowFields.tsx",
  "applicant/admissions/application-form/personal/DateField.tsx",
  "person/profiles/correction/CorrectionForm.tsx",
  "person/profiles/form/ProfileFieldControl.tsx",
  "person/profiles/photo/PhotoCrop.tsx",
  "person/profiles/photo/PhotoField.tsx",
  "staff/profiles/HistoryTable.tsx",
  "staff/results/attendance/ExamineeRow.tsx",
  "staff/results/attendance/ExamineeTable.tsx",
  "staff/results/broadsheet/BroadsheetTable.tsx",
  "staff/results/office/CorrectionRow.tsx",
  "staff/results/office/CorrectionTable.tsx",
  "staff/results/office/GradeDistribution.tsx",
  "staff/results/office/SheetRows.tsx",
  "staff/results/parts/SemesterChooser.tsx",
  "staff/results/roster/RosterTable.tsx",
  "staff/results/sheet/MarksCard.tsx",
  "staff/results/sheet/grid/MarkCell.tsx",
  "staff/results/sheet/grid/RemarkCell.tsx",
  "staff/results/sheet/grid/RowNotes.tsx",
  "staff/results/sheet/grid/SheetGrid.tsx",
  "student/registration/CourseFilters.tsx",
  "student/registration/CourseRow.tsx",
  "student/results/GradeScale.tsx",
  "ui/Button.tsx",
  "ui/SelectField.tsx",
  "ui/TextAreaField.tsx",
  "ui/TextField.tsx",
];

const element = /<(?:button|input|select|table|dialog|textarea)(?=[\s>/])/;

it("components use Ant Design's elements, with a reason for each exception", () => {
  const found = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .filter((file) => element.test(readFileSync(join(source, file), "utf8")));
  expect(found.sort()).toEqual([...Object.keys(withReason), ...notYet].sort());
});
