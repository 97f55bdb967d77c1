import type { ValueOf } from "../../../contract/endpoint.ts";
import type { SaveOutcome } from "../../../contract/shapes.ts";
import { zonedInstant } from "../../../contract/zoned-time.ts";
import { notFound, refuse, refuseFields } from "../http/refusal.ts";
import { savingTexts } from "./texts.ts";

type Outcome = ValueOf<typeof SaveOutcome>;

/** Saved, under this id. */
export const saved = (id: number): Outcome => ({
  isDone: true,
  id,
  message: savingTexts.saved,
  consequences: [],
});

/** Rolls back a transaction whose consequences are not confirmed; the answer states the consequences. */
class Unconfirmed extends Error {
  readonly consequences: readonly string[];

  constructor(consequences: readonly string[]) {
    super("what comes of it is not confirmed");
    this.consequences = consequences;
  }
}

/** Goes on only where nothing else comes of a change, or its consequences are confirmed. */
export const requireConfirmed = (
  confirmation: { readonly isConfirmed?: boolean },
  consequences: readonly string[],
): void => {
  if (consequences.length > 0 && confirmation.isConfirmed !== true)
    throw new Unconfirmed(consequences);
};

/** Answers a save's outcome, or its consequences when `requireConfirmed` ended it. */
export const answerSave = async (saving: Promise<Outcome>): Promise<Outcome> => {
  try {
    return await saving;
  } catch (error) {
    if (!(error instanceof Unconfirmed)) throw error;
    return {
      isDone: false,
      id: null,
      message: savingTexts.unconfirmed,
      consequences: [...error.consequences],
    };
  }
};

/** The locked record, if its revision is the one that the caller saw. @throws 404; 409 `changed_elsewhere` */
export const requireSeen = <R extends { readonly revision: number }>(
  row: R | undefined,
  revision: number,
): R => {
  if (row === undefined) throw notFound();
  if (row.revision !== revision) {
    throw refuse(409, savingTexts.changedElsewhere, "changed_elsewhere");
  }
  return row;
};

/** @throws 400 with the problems of a form, by field */
export const refuseProblems = (problems: Readonly<Record<string, string>>): void => {
  const entries = Object.entries(problems);
  if (entries.length === 0) return;
  throw refuseFields(Object.fromEntries(entries.map(([field, problem]) => [field, [problem]])));
};

/** The instant at which the college's clocks show `2026-03-10T09:00`. */
export const collegeInstant = (text: string, timeZone: string): Date =>
  zonedInstant(text.slice(0, 10), text.slice(11, 16), timeZone);
