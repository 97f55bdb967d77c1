import { sql } from "drizzle-orm";
import { courseProblems, normaliseCourseCode } from "../../../rules/courses/course-record.ts";
import { recordChanges } from "../audit/record-change.ts";
import type { Transaction } from "../db/database.ts";
import { course, courseDepartment, courseOffering } from "../db/schema/courses.ts";
import { department } from "../db/schema/students.ts";
import type { ImportCall } from "../imports/mount.ts";
import type { ImportRow } from "../imports/read-import.ts";
import { lockDepartments, lockPrerequisites } from "./course-form.ts";
import { catalogueTexts } from "./texts.ts";

const required = ["code", "title", "credit_load", "level", "semester", "taught_by"] as const;
const optional = ["departments", "compulsory_for"] as const;

/** The columns of a file of courses; departments are codes with commas between them. */
export const courseColumns = { required, optional };

type Column = (typeof required)[number] | (typeof optional)[number];
type Row = ImportRow<Column>;

/** A valid row in its stored form. */
interface NewCourse {
  readonly row: number;
  readonly code: string;
  readonly title: string;
  readonly creditLoad: number;
  readonly level: number;
  readonly semester: number;
  readonly taughtBy: string;
  readonly offerings: readonly { readonly departmentId: number; readonly isCompulsory: boolean }[];
}

const columnOf: Readonly<Record<string, Column>> = {
  code: "code",
  title: "title",
  creditLoad: "credit_load",
  level: "level",
  semester: "semester",
  teachingDepartment: "taught_by",
};

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const atOnce = 5_000;

/** Adds the courses of a file, without prerequisites and lecturers. */
export const importCourseRows = async (tx: Transaction, call: ImportCall<Column>) => {
  // Serialises imports, so that each sees the codes and units of the one before.
  await lockPrerequisites(tx);
  await lockDepartments(tx);
  const evaluate = await readEvaluator(tx, call);
  const courses = call.rows.flatMap((row) => evaluate(row) ?? []);
  if (courses.length === call.rows.length) await write(tx, call, courses);
  return courses.slice(0, 50).map(({ code, title, creditLoad, level, semester }) => ({
    code,
    title,
    creditLoad,
    level,
    semester,
  }));
};

/** Evaluates one row at a time; reports the problems of an invalid row and returns undefined. */
const readEvaluator = async (tx: Transaction, { problem }: ImportCall<Column>) => {
  const known = new Set((await tx.select({ code: course.code }).from(course)).map(codeOf));
  const departments = new Map(
    (await tx.select().from(department)).map(({ id, code }) => [code, id]),
  );
  const rowOfCode = new Map<string, number>();
  const texts = catalogueTexts.courseImport;

  return ({ row, cells }: Row): NewCourse | undefined => {
    let isFine = true;
    const note = (column: Column, message: string) => {
      isFine = false;
      problem(row, column, message);
    };
    const values = {
      code: cells.code,
      title: cells.title,
      creditLoad: wholeNumber(cells.credit_load),
      level: wholeNumber(cells.level),
      semester: wholeNumber(cells.semester),
      teachingDepartment: cells.taught_by,
    };
    for (const [field, message] of Object.entries(courseProblems(values))) {
      note(columnOf[field] ?? "code", message);
    }
    const code = normaliseCourseCode(cells.code);
    const before = rowOfCode.get(code);
    if (known.has(code)) note("code", texts.known(code));
    else if (before !== undefined) note("code", texts.twice(code, before));
    rowOfCode.set(code, row);

    const compulsory = codesIn(cells.compulsory_for);
    const all = new Set([...codesIn(cells.departments), ...compulsory]);
    for (const unknown of [...all].filter((one) => !departments.has(one))) {
      note(compulsory.includes(unknown) ? "compulsory_for" : "departments", texts.unknown(unknown));
    }
    if (!isFine) return undefined;
    const offerings = [...all].flatMap((one) => {
      const departmentId = departments.get(one);
      return departmentId === undefined
        ? []
        : [{ departmentId, isCompulsory: compulsory.includes(one) }];
    });
    const { teachingDepartment: taughtBy, ...rest } = values;
    return { ...rest, code, row, taughtBy, offerings };
  };
};

const codeOf = ({ code }: { readonly code: string }): string => code;

const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);

const codesIn = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== "");

const write = async (
  tx: Transaction,
  { college, account, reason }: ImportCall<Column>,
  courses: readonly NewCourse[],
): Promise<void> => {
  const units = await readUnits(tx, courses);
  const ids = new Map<string, number>();
  for (const part of partsOf(courses)) {
    const rows = await tx
      .insert(course)
      .values(
        part.map(({ row: _row, offerings: _offerings, taughtBy, ...values }) => ({
          ...values,
          courseDepartmentId: units.get(fold(taughtBy)) ?? 0,
        })),
      )
      .returning({ id: course.id, code: course.code });
    for (const { id, code } of rows) ids.set(code, id);
  }
  const offerings = courses.flatMap((one) =>
    one.offerings.map((offering) => ({ courseId: ids.get(one.code) ?? 0, ...offering })),
  );
  for (const part of partsOf(offerings)) await tx.insert(courseOffering).values([...part]);
  await recordChanges(
    college,
    tx,
    courses.map(({ row: _row, offerings: _offerings, ...values }) => ({
      actorAccountId: account.id,
      action: "course.import",
      subject: `course:${ids.get(values.code)}`,
      before: null,
      after: values,
      reason: reason ?? null,
    })),
  );
};

const fold = (name: string): string => name.toLowerCase();

/** The ids of teaching units by folded name; creates missing ones. */
const readUnits = async (
  tx: Transaction,
  courses: readonly NewCourse[],
): Promise<ReadonlyMap<string, number>> => {
  const departments = new Map(
    (await tx.select().from(department)).map((one) => [fold(one.name), one]),
  );
  const known = await tx.select().from(courseDepartment);
  const names = new Map(courses.map(({ taughtBy }) => [fold(taughtBy), taughtBy]));
  for (const { name } of known) names.delete(fold(name));
  const missing = [...names].map(([folded, name]) => {
    const own = departments.get(folded);
    return { name: own?.name ?? name, departmentId: own?.id ?? null };
  });
  const made =
    missing.length === 0
      ? []
      : await tx
          .insert(courseDepartment)
          .values(missing)
          // A concurrent transaction may have created it.
          .onConflictDoUpdate({ target: courseDepartment.name, set: { name: sql`excluded.name` } })
          .returning();
  return new Map([...known, ...made].map(({ id, name }) => [fold(name), id]));
};

const partsOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) =>
    all.slice(index * atOnce, (index + 1) * atOnce),
  );
