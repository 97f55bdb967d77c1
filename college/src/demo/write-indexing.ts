import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import { usualIndexingColumns } from "../../../rules/students/indexing-round.ts";
import { addDays } from "../calendar-day.ts";
import type { Transaction } from "../db/database.ts";
import { account } from "../db/schema/accounts.ts";
import { indexingRecord, indexingRound } from "../db/schema/council-indexing.ts";
import { programme, student } from "../db/schema/students.ts";
import { personName } from "../lists/names.ts";

interface IndexingData {
  readonly now: Date;
  readonly today: string;
  /** The running session and the one before. */
  readonly sessionIds: readonly [number, number];
  /** How many students at the beginning belong to the demo's accounts, and are left as they are. */
  readonly fixedStudents: number;
}

/** In which days each session's round closes, and how many it takes. */
const rounds = [
  { closesIn: 12, quota: 10 },
  { closesIn: -200, quota: 10 },
] as const;

/** How far the first students of the open round are, in turn; all of the round before are indexed. */
const progress = ["indexed", "ready", "held", "ready", "renamed"] as const;

const heldReason = "Defers the council's examination to next year.";

/** Writes two rounds of a council's indexing: one that is open, with students in every state, and one that is over. */
export const writeIndexing = async (
  tx: Transaction,
  { now, today, sessionIds, fixedStudents }: IndexingData,
): Promise<void> => {
  const [office] = await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.login, "admin@college.test"));
  const [regulated] = await tx
    .select({ id: programme.id })
    .from(programme)
    .where(isNotNull(programme.council))
    .orderBy(asc(programme.id));
  if (office === undefined || regulated === undefined) return;
  const checked = { checkedBy: office.id, checkedAt: now };
  for (const [place, { closesIn, quota }] of rounds.entries()) {
    const entrySessionId = sessionIds[place] ?? sessionIds[0];
    const [round] = await tx
      .insert(indexingRound)
      .values({
        ...{ programmeId: regulated.id, entrySessionId, quota },
        ...{ closesOn: addDays(today, closesIn), columns: usualIndexingColumns },
      })
      .returning({ id: indexingRound.id });
    if (round === undefined) throw new Error("a round was not written");
    const students = await tx
      .select({ id: student.id, name: personName(student) })
      .from(student)
      .where(
        and(
          gt(student.id, fixedStudents),
          eq(student.programmeId, regulated.id),
          eq(student.entrySessionId, entrySessionId),
          eq(student.standing, "active"),
        ),
      )
      .orderBy(asc(student.id))
      .limit(place === 0 ? progress.length : quota);
    for (const [index, { id: studentId, name }] of students.entries()) {
      const state = place === 0 ? progress[index] : "indexed";
      await tx.insert(indexingRecord).values({
        ...{ studentId, programmeId: regulated.id, ...checked },
        checkedName: state === "renamed" ? `${name} Junior` : name,
        heldReason: state === "held" ? heldReason : null,
        ...(state === "indexed" && {
          ...{ roundId: round.id, indexedAt: now },
          indexNumber: `EHC/${entrySessionId}/${String(index + 1).padStart(3, "0")}`,
        }),
      });
    }
  }
};
