import { expect, it } from "vitest";
import { filesWith } from "./client-sources.ts";

/** Files with elements of their own where Ant Design has a component, each with its reason. */
const withReason: Readonly<Record<string, string>> = {
  "public/accounts/password-link/PasswordLinkPage.tsx": "a hidden field for password managers",
  "public/admissions/sign-up/NativeSelect.tsx": "Select weighs more than the sign-up page may",
  "public/registration/RegistrationSlipPage.tsx":
    "Table weighs more than a page behind a QR code may",
  "staff/results/broadsheet/BroadsheetTable.tsx":
    "a matrix with sticky headings on two sides, of which only the rows in sight are rendered",
  "staff/results/sheet/grid/GridRow.tsx":
    "a key press renders one cell among hundreds, which Input and Select are too heavy for",
  "staff/results/sheet/grid/SheetGrid.tsx": "the grid of a spreadsheet, which Ant Design has not",
  "ui/Dialog.tsx":
    "Modal weighs more than a public page may, and what it says must come without a network",
};

const element = /<(?:button|input|select|table|dialog|textarea)(?=[\s>/])/;

it("components use Ant Design's elements, with a reason for each exception", () => {
  const found = filesWith(element).filter((file) => file.endsWith(".tsx"));
  expect(found.toSorted()).toEqual(Object.keys(withReason).sort());
});
