import { expect, test } from "vitest";
import { contentDisposition } from "../../http/content-disposition.ts";
import { documentName } from "./document-name.ts";

test.each([
  ["Yusuf", "Amina", "yusuf_amina"],
  ["Ọláyínká", "Títílọpẹ́", "olayinka_titilope"],
  ["Ɗanjuma", "Ƙafayat Ɓello", "danjuma_kafayat_bello"],
  ["O'Neil-Adé", "Mary  Jane", "oneil_ade_mary_jane"],
  ["D’Almeida", "St. John", "dalmeida_st_john"],
  ['"; rm -rf /', "..\\..\r\n", "rm_rf"],
])("%s, %s", (surname, firstName, names) => {
  const name = documentName({ surname, firstName }, "aptitude_test_schedule");

  expect(name).toEqual({ ascii: `${names}_aptitude_test_schedule.pdf` });
});

test("a name in another script is sent in UTF-8 too", () => {
  const name = documentName({ surname: "Иванов", firstName: "Ли (Л.)" }, "application");

  expect(name).toEqual({ ascii: "application.pdf", full: "иванов_ли_л_application.pdf" });
  expect(contentDisposition(name)).toBe(
    `attachment; filename="application.pdf"; filename*=UTF-8''${encodeURIComponent("иванов_ли_л_application.pdf")}`,
  );
});

test("an inline file has no name", () => {
  expect(contentDisposition(undefined)).toBe("inline");
});
