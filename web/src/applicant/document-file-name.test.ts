import { expect, it } from "vitest";
import { fileNameOf } from "./document-file-name.ts";

it.each([
  ["Okonkwo", "Chidinma", "Okonkwo_Chidinma_aptitude_test_schedule.pdf"],
  ["Adéyẹmí-O'Neil", "Folákẹ́", "Adéyẹmí-O'Neil_Folákẹ́_aptitude_test_schedule.pdf"],
  ["Dan Asabe", "A/B: C", "Dan_Asabe_A_B_C_aptitude_test_schedule.pdf"],
])("names a document of %s %s after them, accents and all", (surname, firstName, name) => {
  expect(fileNameOf({ surname, firstName }, "aptitude_test_schedule")).toBe(name);
});
