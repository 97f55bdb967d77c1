import { and, asc, eq, sql } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { decideSenateList } from "../../../../contract/results/senate-lists.ts";
import type { Account } from "../../accounts/guard.ts";
import { readReason } from "../../audit/reason.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { account } from "../../db/schema/accounts.ts";
import { senateList, senateListEntry } from "../../db/schema/senate-lists.ts";
import { student } from "../../db/schema/students.ts";
import { refuse } from "../../http/refusal.ts";
import { queueMails } from "../../mail/queue.ts";
import { senateApprovedMail } from "../../mail/result-mails.ts";
import { changedSince, readEntries } from "./read.ts";
import { senateListTexts as texts } from "./texts.ts";

/** Names in a message; the screen shows them all. */
const mostNamed = 3;

/**
 * Approves a list as a second person, or declines it. Who prepared it can decline it, too.
 * @throws 400 `{note}`; 404; 409 `changed_elsewhere`, `second_person`, `list_outdated`
 */
export const decideList = (
  college: College,
  actor: Account,
  id: number,
  { isApproved, note: typed = "" }: BodyOf<typeof decideSenateList>,
): Promise<ResponseOf<typeof decideSenateList>> => {
  const note = isApproved ? null : readReason(typed, "note");
  return college.db.transaction(async (tx) => {
    const list = await lockList(tx, id);
    if (isApproved) {
      if (list.preparedBy === actor.id) throw refuse(409, texts.secondPerson, "second_person");
      await approve(college, tx, list);
    }
    await tx
      .update(senateList)
      .set({
        state: isApproved ? "approved" : "declined",
        decidedBy: actor.id,
        decidedAt: college.clock(),
        note,
      })
      .where(eq(senateList.id, id));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: isApproved ? "senate_list.approve" : "senate_list.decline",
      subject: `senate_list:${id}`,
      before: { state: list.state, preparedBy: list.preparedBy },
      after: { state: isApproved ? "approved" : "declined" },
      reason: note,
    });
    return { message: isApproved ? texts.approved : texts.declined };
  });
};

type List = typeof senateList.$inferSelect;

/** @throws 404; 409 `changed_elsewhere` */
const lockList = async (tx: Transaction, id: number): Promise<List> => {
  const [list] = await tx.select().from(senateList).where(eq(senateList.id, id)).for("update");
  if (list === undefined) throw refuse(404, texts.noList);
  if (list.state !== "waiting") throw refuse(409, texts.notWaiting, "changed_elsewhere");
  return list;
};

const approve = async (college: College, tx: Transaction, list: List): Promise<void> => {
  const graduates = await lockGraduates(tx, list.id);
  const entries = await readEntries(tx, list.id);
  const changed = await changedSince(college, tx, list, entries);
  if (changed.size > 0) {
    const names = entries.filter(({ studentId }) => changed.has(studentId)).map(({ name }) => name);
    const more = names.length - mostNamed;
    const named = names.slice(0, mostNamed).join(", ");
    throw refuse(
      409,
      texts.outdated(more > 0 ? `${named} and ${more} more` : named),
      "list_outdated",
    );
  }
  const ids = entries.map(({ studentId }) => studentId);
  await tx
    .update(senateListEntry)
    .set({ isCurrent: false })
    .where(
      and(sql`${senateListEntry.studentId} ${isOneOf(ids)}`, eq(senateListEntry.isCurrent, true)),
    );
  await tx
    .update(senateListEntry)
    .set({ isCurrent: true })
    .where(eq(senateListEntry.listId, list.id));
  const resultsUrl = `${college.config.publicUrl}/student/results`;
  await queueMails(
    college,
    tx,
    graduates.map(({ firstName, email }) => ({
      to: email,
      ...senateApprovedMail(college.identity, { firstName, resultsUrl }),
    })),
  );
};

/** Two lists that name a student are approved one after the other. */
const lockGraduates = (tx: Transaction, listId: number) =>
  tx
    .select({ firstName: student.firstName, email: account.email })
    .from(senateListEntry)
    .innerJoin(student, eq(student.id, senateListEntry.studentId))
    .innerJoin(account, eq(account.id, student.accountId))
    .where(eq(senateListEntry.listId, listId))
    .orderBy(asc(student.id))
    .for("no key update", { of: student });
