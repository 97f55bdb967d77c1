import { sql } from "drizzle-orm";
import type { ResponseOf, ValueOf } from "../../../../contract/endpoint.ts";
import type { submitSheet as endpoint } from "../../../../contract/results/sheet-changes.ts";
import type { SheetParams } from "../../../../contract/results/sheets.ts";
import type { Account } from "../../accounts/guard.ts";
import { readReason } from "../../audit/reason.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { College } from "../../context.ts";
import { readRulebook } from "../../courses/programmes/rulebook.ts";
import type { Transaction } from "../../db/database.ts";
import { resultSheet, resultSheetEvent } from "../../db/schema/results.ts";
import { refuse } from "../../http/refusal.ts";
import { readOwnSheets } from "../publication/own-sheets.ts";
import { sheetSubject } from "./cells.ts";
import { nothingEntered, readRoster, requireComplete } from "./roster.ts";
import {
  isSheet,
  lockSheet,
  readOwnPlace,
  readPlace,
  requireStep,
  type SheetPlace,
  type SheetStatus,
} from "./sheet.ts";
import { sheetTexts } from "./texts.ts";

type Params = ValueOf<typeof SheetParams>;
type Changed = ResponseOf<typeof endpoint>;

interface Seen {
  readonly revision: number;
}

/** Submits a sheet for a lecturer of the course. @throws 404; 403 `not_assigned`; 409 */
export const submit = (
  college: College,
  account: Account,
  params: Params,
  { revision }: Seen,
): Promise<Changed> =>
  college.db.transaction(async (tx) => {
    const place = await readOwnPlace(tx, account, params);
    const status = await holdSeen(tx, place, revision);
    requireStep(status, "submit");
    await requireReady(college, tx, place, status);
    await write(college, tx, account, place, { status, state: "submitted", reason: null });
    return changed(status, "submitted", sheetTexts.submitted);
  });

/** Gives a sheet back to its lecturers, submitted or approved. @throws 400 `{reason}`; 404; 409 */
export const returnToLecturers = (
  college: College,
  account: Account,
  params: Params,
  { revision, reason: text }: Seen & { readonly reason: string },
): Promise<Changed> =>
  college.db.transaction(async (tx) => {
    const reason = readReason(text);
    const place = await readPlace(tx, account, params);
    const status = await holdSeen(tx, place, revision);
    requireStep(status, "return");
    await write(college, tx, account, place, { status, state: "returned", reason });
    return changed(status, "returned", sheetTexts.returned);
  });

/** Approves somebody else's sheet. @throws 403 `own_sheet`; 404; 409 */
export const approve = (
  college: College,
  account: Account,
  params: Params,
  { revision }: Seen,
): Promise<Changed> =>
  college.db.transaction(async (tx) => {
    const place = await readPlace(tx, account, params);
    const status = await holdSeen(tx, place, revision);
    requireStep(status, "approve");
    const own = await readOwnSheets(tx, account.id, place.semesterId, [place.courseId]);
    if (own.size > 0) throw refuse(403, sheetTexts.ownSheet, "own_sheet");
    // Somebody may have registered the course since it was submitted.
    await requireReady(college, tx, place, status);
    await write(college, tx, account, place, { status, state: "approved", reason: null });
    return changed(status, "approved", sheetTexts.approved);
  });

/** @throws 409 `incomplete`, `above_maximum` */
const requireReady = async (
  { config }: College,
  tx: Transaction,
  place: SheetPlace,
  { isWritten }: SheetStatus,
): Promise<void> => {
  const roster = await readRoster(tx, place, 0, await readRulebook(tx, config));
  // An unwritten draft has no row to lock, so marks entered meanwhile are not checked here.
  const held = isWritten ? roster : roster.map((one) => ({ ...one, ...nothingEntered }));
  requireComplete(held);
};

/** @throws 409 `changed_elsewhere` */
const holdSeen = async (
  tx: Transaction,
  place: SheetPlace,
  revision: number,
): Promise<SheetStatus> => {
  const status = await lockSheet(tx, place);
  if (status.revision === revision) return status;
  throw refuse(409, sheetTexts.changedElsewhere, "changed_elsewhere");
};

interface Step {
  readonly status: SheetStatus;
  readonly state: "submitted" | "returned" | "approved";
  readonly reason: string | null;
}

const write = async (
  college: College,
  tx: Transaction,
  account: Account,
  place: SheetPlace,
  { status, state, reason }: Step,
): Promise<void> => {
  const { courseId, semesterId } = place;
  await tx
    .update(resultSheet)
    .set({ state, revision: sql`${resultSheet.revision} + 1` })
    .where(isSheet(place));
  await tx
    .insert(resultSheetEvent)
    .values({ courseId, semesterId, at: college.clock(), accountId: account.id, state, reason });
  await recordChange(college, tx, {
    actorAccountId: account.id,
    action: actions[state],
    subject: sheetSubject(place),
    before: { state: status.state },
    after: { state },
    reason,
  });
};

const actions = {
  submitted: "result.submit",
  returned: "result.return",
  approved: "result.approve",
} as const;

const changed = ({ revision }: SheetStatus, state: Step["state"], message: string): Changed => ({
  message,
  state,
  revision: revision + 1,
});
