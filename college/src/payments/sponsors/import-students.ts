import { and, eq, inArray } from "drizzle-orm";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { importSponsoredStudents } from "../../../../contract/payments/sponsored-students.ts";
import type { RecordParams } from "../../../../contract/shapes.ts";
import { normaliseMatricNumber } from "../../accounts/identifiers.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Transaction } from "../../db/database.ts";
import { sponsor, sponsoredStudent, sponsorship } from "../../db/schema/sponsors.ts";
import { student } from "../../db/schema/students.ts";
import type { ImportCall } from "../../imports/mount.ts";
import { requirePreviewed } from "../../imports/preview-mark.ts";
import { personName } from "../../lists/names.ts";
import { nairaOf } from "../fees/amounts.ts";
import { chargeSponsored, claimIn, selectSponsored } from "./claims.ts";
import { isCoveredElsewhere } from "./covered-elsewhere.ts";
import { lockOpenSponsorship } from "./sponsorship.ts";
import { sponsorTexts } from "./texts.ts";

/** The columns of a list of students. */
export const studentColumns = { required: ["matric_number"], optional: [] } as const;

type Column = (typeof studentColumns.required)[number];
type Call = ImportCall<Column, undefined, typeof RecordParams>;
type Preview = ValueOf<
  (typeof importSponsoredStudents)["response"]["properties"]["preview"]
>[number];
type Found =
  Awaited<ReturnType<typeof findStudents>> extends ReadonlyMap<string, infer One> ? One : never;

/** Rows per statement: PostgreSQL accepts at most 65,535 parameters. */
const atOnce = 1_000;

/** A student that a row names, as long as nothing is wrong with it. */
interface Named {
  readonly row: number;
  readonly one: Found;
}

/**
 * Puts the students of a file on a list.
 * @throws 404; 409 `wrong_state`, `preview_outdated`
 */
export const importStudents = async (tx: Transaction, call: Call): Promise<readonly Preview[]> => {
  const { college, account, params, rows } = call;
  const list = await lockOpenSponsorship(tx, params.id);
  const found = await findStudents(
    tx,
    rows.map(({ cells }) => normaliseMatricNumber(cells.matric_number)),
  );
  const named = readRows(call, found);
  // The accounts stay locked, so that no other list takes the same students meanwhile.
  await chargeSponsored(
    college,
    tx,
    list.sessionId,
    named.map(({ one }) => one.accountId),
  );
  const good = await leaveOutTaken(tx, call, list, named);
  requirePreviewed(
    call,
    good.map(({ one }) => [one.id]),
  );
  for (let from = 0; from < good.length; from += atOnce) {
    await tx.insert(sponsoredStudent).values(
      good.slice(from, from + atOnce).map(({ one }) => ({
        sponsorshipId: list.id,
        studentId: one.id,
        addedAt: college.clock(),
      })),
    );
  }
  if (good.length > 0) {
    await recordChange(college, tx, {
      actorAccountId: account.id,
      action: "sponsorship.add_students",
      subject: `sponsorship:${list.id}`,
      after: { students: good.map(({ one }) => one.matricNumber) },
    });
  }
  return previewOf(tx, call, good, found);
};

const findStudents = async (tx: Transaction, numbers: readonly string[]) => {
  const found = new Map<string, Awaited<ReturnType<typeof selectStudents>>[number]>();
  for (let from = 0; from < numbers.length; from += atOnce) {
    for (const one of await selectStudents(tx, numbers.slice(from, from + atOnce))) {
      found.set(one.matricNumber, one);
    }
  }
  return found;
};

const selectStudents = (tx: Transaction, numbers: readonly string[]) =>
  tx
    .select({
      id: student.id,
      accountId: student.accountId,
      matricNumber: student.matricNumber,
      standing: student.standing,
      name: personName(student),
    })
    .from(student)
    .where(inArray(student.matricNumber, [...numbers]));

/** The rows that name an active student for the first time. */
const readRows = ({ rows, problem }: Call, found: ReadonlyMap<string, Found>): readonly Named[] => {
  const seen = new Map<number, number>();
  return rows.flatMap(({ row, cells }) => {
    const number = normaliseMatricNumber(cells.matric_number);
    const one = found.get(number);
    const wrong = (message: string): [] => {
      problem(row, "matric_number", message);
      return [];
    };
    if (number === "") return wrong(sponsorTexts.import.noNumber);
    if (one === undefined) return wrong(sponsorTexts.import.unknown);
    const first = seen.get(one.id);
    if (first !== undefined) return wrong(sponsorTexts.import.twice(first));
    seen.set(one.id, row);
    if (one.standing !== "active") return wrong(sponsorTexts.import.inactive(one.standing));
    return { row, one };
  });
};

/** Those that are neither on the list nor covered by another sponsor. */
const leaveOutTaken = async (
  tx: Transaction,
  { problem }: Call,
  list: typeof sponsorship.$inferSelect,
  named: readonly Named[],
): Promise<readonly Named[]> => {
  const listed = await tx
    .select({ studentId: sponsoredStudent.studentId })
    .from(sponsoredStudent)
    .where(eq(sponsoredStudent.sponsorshipId, list.id));
  const own = new Set(listed.map(({ studentId }) => studentId));
  const others = new Map<number, string>();
  for (let from = 0; from < named.length; from += atOnce) {
    const covered = await tx
      .select({ studentId: sponsoredStudent.studentId, name: sponsor.shortName })
      .from(sponsoredStudent)
      .innerJoin(sponsorship, eq(sponsorship.id, sponsoredStudent.sponsorshipId))
      .innerJoin(sponsor, eq(sponsor.id, sponsorship.sponsorId))
      .where(
        and(
          isCoveredElsewhere(list),
          inArray(
            sponsoredStudent.studentId,
            named.slice(from, from + atOnce).map(({ one }) => one.id),
          ),
        ),
      );
    for (const { studentId, name } of covered) others.set(studentId, name);
  }
  return named.filter(({ row, one }) => {
    const other = others.get(one.id);
    if (own.has(one.id)) problem(row, "matric_number", sponsorTexts.import.listed);
    else if (other !== undefined) problem(row, "matric_number", sponsorTexts.import.covered(other));
    return !own.has(one.id) && other === undefined;
  });
};

const shownRows = 50;

/** The first rows with what the sponsor would be asked for, read while the students stand on the list. */
const previewOf = async (
  tx: Transaction,
  { rows, params }: Call,
  good: readonly Named[],
  found: ReadonlyMap<string, Found>,
): Promise<readonly Preview[]> => {
  const shown = rows.slice(0, shownRows).map(({ row, cells }) => {
    const number = normaliseMatricNumber(cells.matric_number);
    return { row, number, one: found.get(number) };
  });
  const goodRows = new Set(good.map(({ row }) => row));
  const claims = await selectSponsored(tx).where(
    and(
      eq(sponsoredStudent.sponsorshipId, params.id),
      inArray(
        sponsoredStudent.studentId,
        shown.flatMap(({ row, one }) => (goodRows.has(row) ? (one?.id ?? []) : [])),
      ),
    ),
  );
  const claimed = new Map(claims.map((row) => [row.id, claimIn(row).claimedKobo]));
  return shown.map(({ row, number, one }) => {
    const kobo = goodRows.has(row) ? claimed.get(one?.id ?? 0) : undefined;
    return {
      matricNumber: number,
      name: one?.name ?? "",
      claimed: kobo === undefined ? null : nairaOf(kobo),
    };
  });
};
