import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callOffice } from "../../../testing/office.ts";
import { createSheet } from "../../../testing/results.ts";
import {
  drop,
  entriesOf,
  read,
  type SheetCollege,
  save,
  startSheetCollege,
  upload,
} from "../../../testing/sheets.ts";
import { resultSheet } from "../../db/schema/results.ts";

let server: SheetCollege["server"];
let running: SheetCollege["running"];

beforeAll(async () => {
  ({ server, running } = await startSheetCollege());
});

afterAll(() => server.close());

const full = { ca: 30, exam: 40 };

describe("a file of marks", () => {
  it("is what the export writes, and comes back in", async () => {
    const sheet = await createSheet(server.college, running, {
      marks: [full, { ca: 5, remark: "absent" }, null],
    });
    const file = await callOffice(server, sheet.lecturer, "get", `${sheet.path}export/?format=csv`)
      .buffer(true)
      .expect(200);
    const [first, second, third] = sheet.students.map(({ matricNumber }) => matricNumber);
    expect(
      file.text
        .replace(/^\ufeff/, "")
        .trim()
        .split(/\r?\n/),
    ).toEqual([
      "Matric number,Name,CA,Exam,Remark,Total,Grade",
      `${first},Adeyemi Folake,30,40,,70,AB`,
      `${second},Adeyemi Folake,5,,absent,5,ABS`,
      `${third},Adeyemi Folake,,,,,`,
    ]);

    const edited = file.text
      .replace(`${second},Adeyemi Folake,5,,absent`, `${second},Adeyemi Folake,5,44,`)
      .replace(`${third},Adeyemi Folake,,,,,`, `${third},Adeyemi Folake,12,34,,999,Z`);
    const trial = await upload(server, sheet, sheet.lecturer, edited, true).expect(200);
    expect(trial.body).toMatchObject({
      imported: 0,
      error_count: 0,
      // The remark that the examination's mark takes the place of.
      overwritten: 1,
      preview: [
        { matric_number: second, before: { remark: "absent" }, after: { exam: 44, remark: null } },
      ],
    });
    expect((await read(server, sheet)).rows[2].ca).toBeNull();

    const real = await upload(
      server,
      sheet,
      sheet.lecturer,
      edited,
      false,
      trial.body.preview_mark,
    );
    expect(real.body).toMatchObject({ imported: 3, error_count: 0 });
    expect(
      (await read(server, sheet)).rows.map(({ total }: { total: number | null }) => total),
    ).toEqual([70, 49, 46]);
    expect((await entriesOf(server, sheet)).map(({ action }) => action)).toEqual(["result.import"]);
  });

  it("is refused whole for its rows, each with what is wrong", async () => {
    const sheet = await createSheet(server.college, running, { students: 3 });
    const [ada, bola, dropped] = sheet.students;
    if (!ada || !bola || !dropped) throw new Error("students are missing");
    await drop(server, dropped);
    const file = [
      "Matric number,CA,Exam,Remark",
      `${ada.matricNumber.toLowerCase()},30,40,`,
      `${ada.matricNumber},31,40,`,
      `${bola.matricNumber},101,abc,ill`,
      "COHT/1999/999,1,1,",
      `${dropped.matricNumber},1,1,`,
      ",1,1,",
    ].join("\n");
    const { body } = await upload(server, sheet, sheet.lecturer, file, false).expect(200);
    expect(body.imported).toBe(0);
    expect(body.errors).toEqual([
      { row: 3, column: "matric_number", message: "This student stands in row 2 already." },
      { row: 4, column: "ca", message: "The most is 40." },
      { row: 4, column: "exam", message: "Enter a whole number from 0 to 60." },
      { row: 4, column: "remark", message: "Enter absent or withheld, or leave it empty." },
      {
        row: 5,
        column: "matric_number",
        message: "Nobody with this matric number takes the course.",
      },
      { row: 6, column: "matric_number", message: "This student dropped the course." },
      { row: 7, column: "matric_number", message: "Enter the matric number." },
    ]);
    expect(
      await server.college.db.$count(resultSheet, eq(resultSheet.courseId, sheet.courseId)),
    ).toBe(0);
  });

  it("overwrites nothing that its trial run did not name", async () => {
    const sheet = await createSheet(server.college, running, { students: 2, marks: [full, null] });
    const [ada, bola] = sheet.students;
    if (!ada || !bola) throw new Error("students are missing");
    const file = `matric_number,ca\n${ada.matricNumber},31\n${bola.matricNumber},20\n`;
    const unseen = await upload(server, sheet, sheet.lecturer, file, false);
    expect([unseen.status, unseen.body.code]).toEqual([409, "preview_outdated"]);
    const trial = await upload(server, sheet, sheet.lecturer, file, true).expect(200);
    await save(server, sheet, sheet.lecturer, [bola, "ca", "22"]).expect(200);
    const late = await upload(server, sheet, sheet.lecturer, file, false, trial.body.preview_mark);
    expect([late.status, late.body.code]).toEqual([409, "preview_outdated"]);
    expect((await read(server, sheet)).rows.map(({ ca }: { ca: number }) => ca)).toEqual([30, 22]);
  });
});
