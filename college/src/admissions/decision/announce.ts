import { inArray } from "drizzle-orm";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { account } from "../../db/schema/accounts.ts";
import type { applicant } from "../../db/schema/admissions.ts";
import {
  notAdmittedMail,
  offerMail,
  testMarkedMail,
  waitingListMail,
} from "../../mail/admission-mails.ts";
import type { Letter } from "../../mail/letter.ts";
import { queueMails } from "../../mail/queue.ts";
import type { Decided } from "./decided.ts";
import { decisionTexts } from "./texts.ts";

type Addressee = Pick<typeof applicant.$inferSelect, "accountId" | "firstName">;

/** Queues the mails on marked tests, in the scores' own transaction. */
export const announceScores = async (
  college: College,
  tx: Transaction,
  tested: readonly Addressee[],
): Promise<void> => {
  const dashboardUrl = `${college.config.publicUrl}/applicant/dashboard`;
  await queueLetters(
    college,
    tx,
    tested.map(({ accountId, firstName }) => ({
      accountId,
      letter: testMarkedMail(college.identity, { firstName, dashboardUrl }),
    })),
  );
};

/** Queues the mails on decisions, in the decisions' own transaction. */
export const announceDecisions = async (
  college: College,
  tx: Transaction,
  decisions: readonly {
    readonly applicant: Addressee;
    readonly decided: Decided;
  }[],
): Promise<void> => {
  const admissionUrl = `${college.config.publicUrl}/applicant/admission`;
  await queueLetters(
    college,
    tx,
    decisions.map(({ applicant: { accountId, firstName }, decided }) => ({
      accountId,
      letter: letterOn(college, decided, { firstName, admissionUrl }),
    })),
  );
};

/** Mails of one write: a statement takes no more than 65,535 values. */
const atOnce = 1_000;

const queueLetters = async (
  college: College,
  tx: Transaction,
  letters: readonly { readonly accountId: number; readonly letter: Letter }[],
): Promise<void> => {
  for (let from = 0; from < letters.length; from += atOnce) {
    const part = letters.slice(from, from + atOnce);
    const emails = await emailsOf(
      tx,
      part.map(({ accountId }) => accountId),
    );
    await queueMails(
      college,
      tx,
      part.map(({ accountId, letter }) => {
        const to = emails.get(accountId);
        if (to === undefined) throw new Error("an applicant has no account");
        return { to, ...letter };
      }),
    );
  }
};

const emailsOf = async (
  tx: Transaction,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const owners = await tx
    .select({ id: account.id, email: account.email })
    .from(account)
    .where(inArray(account.id, [...accountIds]));
  return new Map(owners.map(({ id, email }) => [id, email]));
};

const letterOn = (
  { identity }: College,
  { department, programme, answerBy, reason, outcome }: Decided,
  person: { readonly firstName: string; readonly admissionUrl: string },
) => {
  if (outcome === "waiting_list") return waitingListMail(identity, person);
  return department !== null && answerBy !== null
    ? offerMail(identity, {
        ...person,
        department: decisionTexts.programmeOf(department, programme),
        answerBy,
      })
    : notAdmittedMail(identity, { ...person, reason: reason ?? "" });
};
