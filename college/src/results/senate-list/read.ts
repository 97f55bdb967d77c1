import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { QueryOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  exportSenateEntries,
  senateListRecord,
} from "../../../../contract/results/senate-lists.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { senateList, senateListEntry } from "../../db/schema/senate-lists.ts";
import { student } from "../../db/schema/students.ts";
import { makeSenateList } from "../../documents/senate-list.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { refuse } from "../../http/refusal.ts";
import { exportTable } from "../../lists/export.ts";
import type { ListContext } from "../../lists/list.ts";
import { personName } from "../../lists/names.ts";
import { type Graduate, readGraduates } from "./judge.ts";
import { listedList, selectLists } from "./list.ts";
import { senateListTexts as texts } from "./texts.ts";

/** One list with its graduates. @throws 404 */
export const readList = async (
  college: College,
  caller: Pick<Account, "id">,
  id: number,
): Promise<ResponseOf<typeof senateListRecord>> => {
  const { db } = college;
  const row = await requireList(db, id);
  const entries = await readEntries(db, id);
  const changed = await changedSince(college, db, row, entries);
  return {
    ...listedList(row),
    programmeId: row.programmeId,
    note: row.note,
    isOwn: row.preparedById === caller.id,
    entries: entries.map(({ cgpa, unmet, isCurrent, ...entry }) => ({
      ...entry,
      unmet: [...unmet],
      cgpaHundredths: cgpa,
      changedSince: changed.has(entry.studentId),
      isSuperseded: row.state === "approved" && !isCurrent,
      needsCorrection: row.state === "approved" && changed.get(entry.studentId) === "class",
    })),
  };
};

/** @throws 404 */
const requireList = async (db: Database, id: number) => {
  const [row] = await selectLists(db).where(eq(senateList.id, id));
  if (row === undefined) throw refuse(404, texts.noList);
  return row;
};

/** The graduates of a list in its order, as the list has them. */
export const readEntries = (db: Database | Transaction, listId: number) =>
  db
    .select({
      studentId: senateListEntry.studentId,
      matricNumber: student.matricNumber,
      name: personName(student),
      cgpa: senateListEntry.cgpa,
      classOfAward: senateListEntry.classOfAward,
      isCorrection: senateListEntry.isCorrection,
      isCurrent: senateListEntry.isCurrent,
      correctedClass: senateListEntry.correctedClass,
      unmet: senateListEntry.unmet,
    })
    .from(senateListEntry)
    .innerJoin(student, eq(student.id, senateListEntry.studentId))
    .where(eq(senateListEntry.listId, listId))
    .orderBy(asc(senateListEntry.position));

type Entry = Pick<
  Awaited<ReturnType<typeof readEntries>>[number],
  "studentId" | "cgpa" | "classOfAward" | "isCorrection" | "correctedClass" | "isCurrent"
>;

/** What of an entry is not so any more; `graduate`: the student is none of the programme. */
type EntryChange = "graduate" | "class" | "cgpa" | "approved";

interface JudgedList {
  readonly programmeId: number;
  readonly state: "waiting" | "approved" | "declined";
}

/** The students of a list of whom something that it says is not so any more. A later list answers for those whom it corrects. */
export const changedSince = async (
  college: Pick<College, "config">,
  db: Database | Transaction,
  { programmeId, state }: JudgedList,
  entries: readonly Entry[],
): Promise<ReadonlyMap<number, EntryChange>> => {
  // A declined list is not true of anybody, and says so itself.
  if (state === "declined" || entries.length === 0) return new Map();
  const now = new Map(
    (await readGraduates(college, db, stillGraduates(programmeId, entries))).map((one) => [
      one.studentId,
      one,
    ]),
  );
  return new Map(
    entries.flatMap((entry) => {
      const change = changeOf(entry, now.get(entry.studentId), state);
      return change === null ? [] : [[entry.studentId, change] as const];
    }),
  );
};

const changeOf = (
  entry: Entry,
  now: Graduate | undefined,
  state: JudgedList["state"],
): EntryChange | null => {
  if (state === "approved" && !entry.isCurrent) return null;
  if (now === undefined) return "graduate";
  if (now.classOfAward !== entry.classOfAward) return "class";
  if (now.cgpa !== entry.cgpa) return "cgpa";
  if (state === "approved") return null;
  // Another list may have been approved meanwhile.
  const approvedClass = now.approved?.classOfAward ?? null;
  const isSame =
    (now.approved !== null) === entry.isCorrection && approvedClass === entry.correctedClass;
  return isSame ? null : "approved";
};

const stillGraduates = (programmeId: number, entries: readonly Entry[]): SQL | undefined =>
  and(
    eq(student.standing, "graduated"),
    eq(student.programmeId, programmeId),
    sql`${student.id} ${isOneOf(entries.map(({ studentId }) => studentId))}`,
  );

/** A list as PDF, to be signed. @throws 404 */
export const printList = async (college: College, id: number): Promise<FileAnswer> => {
  const { db, identity, clock } = college;
  const row = await requireList(db, id);
  const entries = await readEntries(db, id);
  const pdf = await makeSenateList(
    { ...row, session: row.session ?? "", entries, printedAt: clock() },
    identity,
  );
  return new FileAnswer("application/pdf", pdf, `senate_list_${id}.pdf`);
};

/** The graduates of a list as a table. @throws 404 */
export const exportEntries = async (
  context: ListContext,
  { listId, format }: QueryOf<typeof exportSenateEntries>,
): Promise<FileAnswer> => {
  const { db } = context.college;
  const row = await requireList(db, listId);
  const entries = await readEntries(db, listId);
  return exportTable(
    context,
    {
      name: "senate-list",
      parameters: { listId },
      headings: [
        "No.",
        "Matric number",
        "Name",
        "Programme",
        "Session",
        "Class of award",
        "CGPA",
        "Corrects",
        "Not met",
        "State",
      ],
      rows: entries.map((one, index) => [
        index + 1,
        one.matricNumber,
        one.name,
        row.programme,
        row.session,
        one.classOfAward ?? texts.noClass,
        one.cgpa === null ? null : one.cgpa / 100,
        one.isCorrection ? (one.correctedClass ?? texts.noClass) : null,
        one.unmet.join(" "),
        texts.states[row.state],
      ]),
    },
    format,
  );
};
