import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray } from "drizzle-orm";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type {
  adjustment as adjustmentEndpoint,
  askAdjustment,
  previewAdjustment,
} from "../../../../contract/payments/adjustments.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { Transaction } from "../../db/database.ts";
import { adjustment, adjustmentLine } from "../../db/schema/adjustments.ts";
import { charge } from "../../db/schema/ledger.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import { formatMoney } from "../../money.ts";
import { readCalendar } from "../../registration/calendar.ts";
import { holderOf, requireHolder } from "../../results/students/record.ts";
import { lockStudent } from "../../students/standing.ts";
import { koboOf } from "../fees/amounts.ts";
import { chargeStudents } from "../ledger/charge-students.ts";
import { lockAccounts } from "../ledger/entries.ts";
import type { PaymentsCollege } from "../payments-college.ts";
import { readReason } from "../reason.ts";
import { readEffect } from "./effect.ts";
import { readAdjustment } from "./read-adjustment.ts";
import { adjustmentTexts } from "./texts.ts";

type ChosenLines = BodyOf<typeof askAdjustment>["lines"];

/** A line that was checked. */
interface Line {
  readonly chargeId: number;
  readonly fromKobo: number;
  readonly toKobo: number;
}

/** What new amounts make of an account; writes nothing. @throws 400; 404; 409 `adjustment_open`, `charge_changed` */
export const preview = (
  college: PaymentsCollege,
  { studentId, lines }: BodyOf<typeof previewAdjustment>,
): Promise<ResponseOf<typeof previewAdjustment>> =>
  college.db.transaction(async (tx) => {
    const { accountId } = await requireHolder(tx, holderOf.student(studentId));
    return readEffect(tx, accountId, await readLines(college, tx, accountId, lines));
  });

/**
 * Asks to lower charges of a student or to take them back. The same request, sent again, asks for nothing new.
 * @throws 400, of a line at the field `lines.12`; 404; 409 `adjustment_open`, `charge_changed`, `key_reused`
 */
export const ask = async (
  college: PaymentsCollege,
  caller: Pick<Account, "id">,
  requestKey: string,
  { studentId, kind, reason, lines: chosen }: BodyOf<typeof askAdjustment>,
): Promise<ResponseOf<typeof adjustmentEndpoint>> => {
  const text = readReason("reason", reason);
  const id = await college.db.transaction(async (tx) => {
    const { accountId } = await requireHolder(tx, holderOf.student(studentId));
    const standing = await lockStudent(tx, accountId);
    const { session } = await readCalendar(tx);
    // What waits to be charged or taken back is no line to choose.
    if (session === undefined) await lockAccounts(tx, [accountId]);
    else await chargeStudents(college, tx, session.id, [accountId]);
    const asked = { accountId, requestKey, kind, reason: text, askedBy: caller.id };
    const known = await findAsked(tx, asked, chosen);
    if (known !== undefined) return known;
    if (kind === "withdrawn" && standing === "active") {
      throw refuseFields({ kind: [adjustmentTexts.notWithdrawn] });
    }
    return write(college, tx, asked, await readLines(college, tx, accountId, chosen));
  });
  return readAdjustment(college, caller, id);
};

const readLines = async (
  { identity }: PaymentsCollege,
  tx: Transaction,
  accountId: number,
  chosen: ChosenLines,
): Promise<readonly Line[]> => {
  const ids = chosen.map(({ chargeId }) => chargeId);
  const charges = await tx
    .select()
    .from(charge)
    .where(and(eq(charge.accountId, accountId), inArray(charge.id, ids)));
  const problems: Record<string, string[]> = {};
  const lines = chosen.map(({ chargeId, amount }, index): Line => {
    const found = charges.find(
      ({ id, section, reversesId }) =>
        id === chargeId && section !== "refund" && reversesId === null,
    );
    const fromKobo = found?.amountKobo ?? 0;
    const toKobo = koboOf(amount);
    const problem =
      found === undefined
        ? adjustmentTexts.notCharged
        : ids.indexOf(chargeId) !== index
          ? adjustmentTexts.twice
          : toKobo === undefined
            ? adjustmentTexts.wholeKobo
            : toKobo >= fromKobo
              ? adjustmentTexts.notLess(formatMoney(fromKobo, identity.currencySymbol))
              : undefined;
    if (problem !== undefined) problems[`lines.${chargeId}`] = [problem];
    return { chargeId, fromKobo, toKobo: toKobo ?? 0 };
  });
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
  if (charges.some(({ isReversed }) => isReversed)) {
    throw refuse(409, adjustmentTexts.changed, "charge_changed");
  }
  const open = await tx.$count(
    adjustmentLine,
    and(inArray(adjustmentLine.chargeId, ids), eq(adjustmentLine.isOpen, true)),
  );
  if (open > 0) throw refuse(409, adjustmentTexts.open, "adjustment_open");
  return lines;
};

type Asked = Pick<
  typeof adjustment.$inferSelect,
  "accountId" | "requestKey" | "kind" | "reason" | "askedBy"
>;

/** The adjustment that this request asked for before. @throws 409 `key_reused` where it was for something else */
const findAsked = async (
  tx: Transaction,
  asked: Asked,
  chosen: ChosenLines,
): Promise<number | undefined> => {
  const [row] = await tx
    .select()
    .from(adjustment)
    .where(eq(adjustment.requestKey, asked.requestKey));
  if (row === undefined) return undefined;
  const lines = await tx
    .select({ chargeId: adjustmentLine.chargeId, toKobo: adjustmentLine.toKobo })
    .from(adjustmentLine)
    .where(eq(adjustmentLine.adjustmentId, row.id))
    .orderBy(adjustmentLine.chargeId);
  const { accountId, requestKey, kind, reason, askedBy } = row;
  const wanted = chosen
    .map(({ chargeId, amount }) => ({ chargeId, toKobo: koboOf(amount) }))
    .toSorted((one, other) => one.chargeId - other.chargeId);
  const isSame =
    isDeepStrictEqual({ accountId, requestKey, kind, reason, askedBy }, asked) &&
    isDeepStrictEqual(lines, wanted);
  if (!isSame) throw refuse(409, adjustmentTexts.keyReused, "key_reused");
  return row.id;
};

const write = async (
  college: PaymentsCollege,
  tx: Transaction,
  asked: Asked,
  lines: readonly Line[],
): Promise<number> => {
  const [row] = await tx
    .insert(adjustment)
    .values({ ...asked, askedAt: college.clock() })
    .onConflictDoNothing({ target: adjustment.requestKey })
    .returning({ id: adjustment.id });
  // The same request for another student, at the same moment.
  if (row === undefined) throw refuse(409, adjustmentTexts.keyReused, "key_reused");
  const { accountId, kind, reason, askedBy } = asked;
  await tx
    .insert(adjustmentLine)
    .values(lines.map((line) => ({ ...line, adjustmentId: row.id, accountId })));
  await recordChange(college, tx, {
    actorAccountId: askedBy,
    action: "adjustment.ask",
    subject: `adjustment:${row.id}`,
    after: { accountId, kind, lines },
    reason,
  });
  return row.id;
};
