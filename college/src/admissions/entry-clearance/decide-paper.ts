import { and, eq } from "drizzle-orm";
import type {
  changeEntryDeadline,
  decideEntryPaper,
} from "../../../../contract/admissions/entry-clearance.ts";
import type { BodyOf, ParamsOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Account } from "../../accounts/guard.ts";
import { readReason } from "../../audit/reason.ts";
import { recordChange } from "../../audit/record-change.ts";
import { addDays, dayText, isCalendarDay } from "../../calendar-day.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { applicant } from "../../db/schema/admissions.ts";
import { entryClearance, entryPaper } from "../../db/schema/entry-clearance.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import {
  entryClearedMail,
  entryDeadlineMail,
  entryPaperReturnedMail,
} from "../../mail/entry-mails.ts";
import { queueMail } from "../../mail/queue.ts";
import { savingTexts } from "../../records/texts.ts";
import { texts as commonTexts } from "../../texts.ts";
import { oneLine } from "../../typed-text.ts";
import { longestAnswerDays } from "../decision/decision-rules.ts";
import { matriculateOwed } from "../decision/matriculate-owed.ts";
import { readPapers, selectClearances } from "./read.ts";
import { clearanceState } from "./state.ts";
import { entryClearanceTexts as texts } from "./texts.ts";

type Body = BodyOf<typeof decideEntryPaper>;

const longestNote = 500;

/**
 * Accepts a paper, returns it, or notes that the original was seen. The applicant gets a mail when one is returned, and when everything is
 * accepted and seen; who waited for the matric number until then gets it with that.
 * @throws 400 `{note}` or `{is_sighted}`; 404; 409 `changed_elsewhere`, `cleared`, `email_in_use`
 */
export const decidePaper = (
  college: College,
  actor: Account,
  { id, number }: ParamsOf<typeof decideEntryPaper>,
  body: Body,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const note = readNote(body);
    const clearance = await lockClearance(tx, id);
    const isPaper = and(eq(entryPaper.applicantId, id), eq(entryPaper.number, number));
    const [before] = await tx.select().from(entryPaper).where(isPaper);
    if (before === undefined) throw refuse(404, texts.noPaper);
    if (before.revision !== body.revision) {
      throw refuse(409, savingTexts.changedElsewhere, "changed_elsewhere");
    }
    const after = {
      state: body.isAccepted ? ("accepted" as const) : ("returned" as const),
      note,
      isSighted: body.isSighted,
    };
    await tx
      .update(entryPaper)
      .set({
        ...after,
        revision: before.revision + 1,
        decidedBy: actor.id,
        decidedAt: college.clock(),
      })
      .where(isPaper);
    const name = clearance.papers[number - 1] ?? "";
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "admission.entry_paper",
      subject: `applicant:${id}`,
      before: { paper: name, state: before.state, isSighted: before.isSighted },
      after: { paper: name, state: after.state, isSighted: after.isSighted },
      reason: note,
    });
    if (note !== null) await mail(college, tx, id, { returned: name, note });
    const isCleared = clearanceState(await readPapers(tx, clearance)) === "cleared";
    if (!isCleared) return { message: texts.decided };
    await clear(college, tx, id);
    return { message: texts.clearedNow };
  });

const readNote = ({ isAccepted, isSighted, note: typed = "" }: Body): string | null => {
  if (isAccepted) return null;
  const note = oneLine(typed);
  if (note === "") throw refuseFields({ note: [texts.noteMissing] });
  if (note.length > longestNote) throw refuseFields({ note: [texts.noteTooLong] });
  if (isSighted) throw refuseFields({ isSighted: [texts.sightedOnly] });
  return note;
};

/** @throws 404; 409 `cleared` */
const lockClearance = async (tx: Transaction, applicantId: number) => {
  // The applicant's row is locked first, as in every change of an admission.
  await tx
    .select({ id: applicant.id })
    .from(applicant)
    .where(eq(applicant.id, applicantId))
    .for("update");
  const [row] = await tx
    .select()
    .from(entryClearance)
    .where(eq(entryClearance.applicantId, applicantId))
    .for("update");
  if (row === undefined) throw refuse(404, texts.noClearance);
  if (row.clearedAt !== null) throw refuse(409, texts.cleared, "cleared");
  return row;
};

const clear = async (college: College, tx: Transaction, applicantId: number): Promise<void> => {
  await tx
    .update(entryClearance)
    .set({ clearedAt: college.clock() })
    .where(eq(entryClearance.applicantId, applicantId));
  await matriculateOwed(college, tx, applicantId);
  await mail(college, tx, applicantId, "cleared");
};

type News = "cleared" | { readonly returned: string; readonly note: string };

const mail = async (
  college: College,
  tx: Transaction,
  applicantId: number,
  news: News,
): Promise<void> => {
  const [row] = await selectClearances(tx).where(eq(applicant.id, applicantId));
  if (row?.email == null) throw new Error("an applicant has no account");
  const person = { firstName: row.firstName, clearanceUrl: clearanceUrlOf(college) };
  await queueMail(college, tx, {
    to: row.email,
    ...(news === "cleared"
      ? entryClearedMail(college.identity, { ...person, matricNumber: row.matricNumber })
      : entryPaperReturnedMail(college.identity, { ...person, ...news })),
  });
};

export const clearanceUrlOf = ({ config }: Pick<College, "config">): string =>
  `${config.publicUrl}/applicant/clearance`;

/** Gives somebody more or less time, and tells them. @throws 400 `{due_on}`, `{reason}`; 404; 409 `cleared` */
export const changeDeadline = (
  college: College,
  actor: Account,
  applicantId: number,
  { dueOn, reason: typed }: BodyOf<typeof changeEntryDeadline>,
): Promise<{ message: string }> =>
  college.db.transaction(async (tx) => {
    const reason = readReason(typed);
    const today = zonedDay(college.clock(), college.identity.timeZone);
    if (!isCalendarDay(dueOn)) throw refuseFields({ dueOn: [commonTexts.field.notDay] });
    if (dueOn < today || dueOn > addDays(today, longestAnswerDays)) {
      throw refuseFields({ dueOn: [texts.dueOnRange] });
    }
    const before = await lockClearance(tx, applicantId);
    await tx
      .update(entryClearance)
      .set({ dueOn, reminders: 0 })
      .where(eq(entryClearance.applicantId, applicantId));
    await recordChange(college, tx, {
      actorAccountId: actor.id,
      action: "admission.entry_deadline",
      subject: `applicant:${applicantId}`,
      before: { dueOn: before.dueOn },
      after: { dueOn },
      reason,
    });
    const [row] = await selectClearances(tx).where(eq(applicant.id, applicantId));
    if (row?.email == null) throw new Error("an applicant has no account");
    await queueMail(college, tx, {
      to: row.email,
      ...entryDeadlineMail(college.identity, {
        firstName: row.firstName,
        dueOn: dayText(dueOn),
        clearanceUrl: clearanceUrlOf(college),
      }),
    });
    return { message: savingTexts.saved };
  });
