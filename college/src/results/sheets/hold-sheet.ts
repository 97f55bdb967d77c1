import { and, eq } from "drizzle-orm";
import { canStep, type SheetStep } from "../../../../rules/results/result-sheet.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { resultSheet } from "../../db/schema/results.ts";
import { refuse } from "../../http/refusal.ts";
import { lockSheets } from "../publication/read-sheets.ts";
import type { SheetPlace } from "./read-place.ts";
import { sheetTexts } from "./texts.ts";

type Address = Pick<SheetPlace, "courseId" | "semesterId">;

/** Where a sheet stands. */
export interface Standing {
  readonly state: (typeof resultSheet.$inferSelect)["state"];
  readonly version: number;
  readonly revision: number;
  /** False for the empty draft that a course has before anything was entered. */
  readonly isWritten: boolean;
}

const emptyDraft: Standing = { state: "draft", version: 0, revision: 1, isWritten: false };

export const isSheet = ({ courseId, semesterId }: Address) =>
  and(eq(resultSheet.courseId, courseId), eq(resultSheet.semesterId, semesterId));

export const readStanding = async (
  db: Database | Transaction,
  place: Address,
): Promise<Standing> => {
  const [row] = await db.select().from(resultSheet).where(isSheet(place));
  return row === undefined ? emptyDraft : { ...row, isWritten: true };
};

/**
 * Holds a sheet until the transaction ends, as everybody does who changes it. The empty draft cannot be held: it is written by
 * `openSheet`.
 */
export const holdSheet = async (tx: Transaction, place: Address): Promise<Standing> => {
  await lockSheets(tx, place.semesterId, [place.courseId]);
  return readStanding(tx, place);
};

/** Writes an empty draft, and holds it with that. @returns false where somebody else did meanwhile */
export const openSheet = async (
  tx: Transaction,
  { courseId, semesterId }: Address,
): Promise<boolean> => {
  const rows = await tx
    .insert(resultSheet)
    .values({ courseId, semesterId })
    .onConflictDoNothing()
    .returning({ courseId: resultSheet.courseId });
  return rows.length > 0;
};

/** @throws 409 `wrong_state` */
export const requireStep = ({ state }: Standing, step: SheetStep): void => {
  if (!canStep(state, step)) throw refuse(409, sheetTexts.wrongState[state], "wrong_state");
};
