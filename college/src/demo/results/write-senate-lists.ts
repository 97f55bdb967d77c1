import { asc, eq, inArray } from "drizzle-orm";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import { senateList, senateListEntry } from "../../db/schema/senate-lists.ts";
import { student } from "../../db/schema/students.ts";
import { graduatesOf, inListOrder, readGraduates } from "../../results/senate-list/judge.ts";

interface SenateListsData extends Pick<College, "config"> {
  readonly now: Date;
  /** With which the graduates' studies ended. */
  readonly sessionId: number;
}

/** A list in every state, by which of the programmes with graduates it is of. */
const lists = [
  { of: 0, state: "approved" },
  { of: 1, state: "declined", note: "Wait until the last results are published." },
  { of: 1, state: "waiting" },
] as const;

/** Writes lists of the graduates. */
export const writeSenateLists = async (
  tx: Transaction,
  { now, config, sessionId }: SenateListsData,
): Promise<void> => {
  const staff = await tx
    .select({ id: account.id, login: account.login })
    .from(account)
    .where(inArray(account.login, ["exams@college.test", "admin@college.test"]));
  const preparedBy = staff.find(({ login }) => login === "exams@college.test")?.id;
  const decidedBy = staff.find(({ login }) => login === "admin@college.test")?.id;
  if (preparedBy === undefined || decidedBy === undefined) return;
  const programmes = await tx
    .selectDistinct({ programmeId: student.programmeId })
    .from(student)
    .where(eq(student.standing, "graduated"))
    .orderBy(asc(student.programmeId));
  for (const { of, state, ...note } of lists) {
    const programmeId = programmes[of]?.programmeId;
    if (programmeId === undefined) return;
    const graduates = await readGraduates({ config }, tx, graduatesOf({ programmeId, sessionId }));
    const isWaiting = state === "waiting";
    const [list] = await tx
      .insert(senateList)
      .values({
        ...{ programmeId, sessionId, state, preparedBy, preparedAt: now },
        ...(isWaiting ? {} : { decidedBy, decidedAt: now }),
        ...note,
      })
      .returning({ id: senateList.id });
    if (list === undefined) throw new Error("a list was not written");
    await tx.insert(senateListEntry).values(
      graduates.toSorted(inListOrder).map(({ studentId, cgpa, classOfAward, unmet }, place) => ({
        ...{ listId: list.id, studentId, position: place + 1, cgpa, classOfAward, unmet },
        isCurrent: state === "approved",
      })),
    );
  }
};
