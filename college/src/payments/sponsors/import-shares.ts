import { eq } from "drizzle-orm";
import type { ValueOf } from "../../../../contract/endpoint.ts";
import type { importRemittanceShares } from "../../../../contract/payments/sponsor-remittances.ts";
import type { RecordParams } from "../../../../contract/shapes.ts";
import { normaliseMatricNumber } from "../../accounts/identifiers.ts";
import type { Transaction } from "../../db/database.ts";
import { remittanceShare } from "../../db/schema/sponsors.ts";
import type { ImportCall } from "../../imports/mount.ts";
import { requirePreviewed } from "../../imports/preview-mark.ts";
import { koboOf, nairaOf } from "../fees/amounts.ts";
import { readClaims, type SponsoredClaim } from "./claims.ts";
import { lockDraft } from "./remittance.ts";
import { noteSharesChanged } from "./shares.ts";
import { lockSponsorship } from "./sponsorship.ts";
import { sponsorTexts } from "./texts.ts";
import { insertShares } from "./write-shares.ts";

/** The columns of a sponsor's schedule. */
export const shareColumns = { required: ["matric_number", "amount"], optional: [] } as const;

type Column = (typeof shareColumns.required)[number];
type Call = ImportCall<Column, undefined, typeof RecordParams>;
type Preview = ValueOf<
  (typeof importRemittanceShares)["response"]["properties"]["preview"]
>[number];

/**
 * Replaces the shares of a draft by those of a file.
 * @throws 404; 409 `wrong_state`, `preview_outdated`
 */
export const importShares = async (tx: Transaction, call: Call): Promise<readonly Preview[]> => {
  const { college, account, params, rows } = call;
  const draft = await lockDraft(tx, account, params.id);
  await lockSponsorship(tx, draft.sponsorshipId);
  const claims = new Map(
    (await readClaims(tx, draft.sponsorshipId)).map((claim) => [claim.matricNumber, claim]),
  );
  const good = readRows(call, claims);
  requirePreviewed(
    call,
    [...good.values()].map(({ studentId, amountKobo }) => [studentId, amountKobo]),
  );
  await tx.delete(remittanceShare).where(eq(remittanceShare.remittanceId, draft.id));
  await insertShares(tx, draft, [...good.values()]);
  await noteSharesChanged(college, tx, account, draft, [...good.values()]);
  return rows.map(({ row, cells }) => {
    const number = normaliseMatricNumber(cells.matric_number);
    const claim = claims.get(number);
    return {
      matricNumber: number,
      name: claim?.name ?? "",
      amount: cells.amount,
      outstanding: claim === undefined || !good.has(row) ? null : nairaOf(claim.outstandingKobo),
    };
  });
};

interface ReadShare {
  readonly studentId: number;
  readonly amountKobo: number;
}

/** The shares of the rows that are right, by row. */
const readRows = (
  { rows, problem }: Call,
  claims: ReadonlyMap<string, SponsoredClaim>,
): ReadonlyMap<number, ReadShare> => {
  const seen = new Map<number, number>();
  const good = new Map<number, ReadShare>();
  for (const { row, cells } of rows) {
    const number = normaliseMatricNumber(cells.matric_number);
    const claim = claims.get(number);
    const amountKobo = readAmount(cells.amount);
    if (typeof amountKobo === "string") problem(row, "amount", amountKobo);
    if (number === "") problem(row, "matric_number", sponsorTexts.import.noNumber);
    else if (claim === undefined) problem(row, "matric_number", sponsorTexts.import.notListed);
    else {
      const first = seen.get(claim.id);
      if (first !== undefined) {
        problem(row, "matric_number", sponsorTexts.import.twice(first));
        continue;
      }
      seen.set(claim.id, row);
      if (typeof amountKobo === "number") good.set(row, { studentId: claim.id, amountKobo });
    }
  }
  return good;
};

/** `45000`, `45,000.50`, as spreadsheets write money. */
const amountPattern = /^(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/;

/** What a student's share can be: as much as a receipt of the ledger holds. */
const mostNaira = 20_000_000;

/** In kobo, or the sentence that says what is wrong. */
const readAmount = (text: string): number | string => {
  const naira = amountPattern.test(text) ? Number(text.replaceAll(",", "")) : 0;
  if (naira > mostNaira) return sponsorTexts.shareTooLarge;
  return koboOf(naira) || sponsorTexts.import.amount;
};
