import type { QueryOf } from "../../../../contract/endpoint.ts";
import type { exportBroadsheet } from "../../../../contract/results/broadsheet.ts";
import { onReplica } from "../../context.ts";
import { readRulebook } from "../../courses/programmes/rulebook.ts";
import type { FileAnswer } from "../../http/file-answer.ts";
import { streamTable } from "../../lists/export.ts";
import type { Cell, ListContext } from "../../lists/list.ts";
import { type BroadsheetCourse, readCourses } from "./entries.ts";
import { readRows } from "./rows.ts";
import { broadsheetTexts, readScope, readScopeStudents } from "./scope.ts";

/** Students read at once: what of the file is in memory at any time. */
const batchSize = 200;

/**
 * A broadsheet as a file, written as it is read.
 * @throws 404 where there is no such semester or department, 429 where too many exports run.
 */
export const exportWhole = async (
  context: ListContext,
  { format, ...scopeQuery }: QueryOf<typeof exportBroadsheet>,
): Promise<FileAnswer> => {
  const { config, db } = onReplica(context.college);
  const scope = await readScope(db, scopeQuery);
  return streamTable(
    context,
    { name: "broadsheet", parameters: scopeQuery, format },
    async (snapshot) => {
      const rulebook = await readRulebook(snapshot, config);
      const students = await readScopeStudents(snapshot, scope);
      const courses = await readCourses(
        snapshot,
        scope,
        students.map(({ id }) => id),
      );
      return {
        headings: headingsOf(courses),
        batches: batchesOf(students, (some) =>
          readRows(snapshot, { scope, courses, config, rulebook }, some, { inTurn: true }),
        ),
      };
    },
  );
};

type Rows = Awaited<ReturnType<typeof readRows>>;
type Students = Awaited<ReturnType<typeof readScopeStudents>>;

async function* batchesOf(
  students: Students,
  read: (some: Students) => Promise<Rows>,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for (let from = 0; from < students.length; from += batchSize) {
    yield (await read(students.slice(from, from + batchSize))).map(cellsOf);
  }
}

const headingsOf = (courses: readonly BroadsheetCourse[]): string[] => [
  "Matric number",
  "Name",
  ...courses.flatMap(({ code, creditLoad }) => [`${code} (${creditLoad})`, `${code} grade`]),
  "Credit units taken",
  "Credit units passed",
  "GPA",
  "CGPA",
  "Carryovers",
];

const cellsOf = (row: Rows[number]): Cell[] => [
  row.matricNumber,
  row.name,
  ...row.marks.flatMap((mark, at) => [
    row.totals[at] ?? broadsheetTexts.marks[mark],
    row.grades[at] ?? "",
  ]),
  row.creditsTaken,
  row.creditsPassed,
  points(row.gpaHundredths),
  points(row.cgpaHundredths),
  row.carryovers.join(", "),
];

const points = (hundredths: number | null): number | null =>
  hundredths === null ? null : hundredths / 100;
