import { persistentDrafts } from "../../../../lib/drafts.ts";
import type { CellDraft, CellDraftStore } from "./sheet-cells.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Parses a stored cell, which another version of the portal may have written; null if it is invalid. */
const readCellDraft = (stored: unknown): CellDraft | null => {
  if (!isRecord(stored)) return null;
  const { text, seen, tried } = stored;
  if (typeof text !== "string" || typeof seen !== "string" || !Array.isArray(tried)) return null;
  return { text, seen, tried: tried.filter((value) => typeof value === "string") };
};

/** The prefix of a sheet's draft names. */
export const sheetDrafts = (sheet: string): string => `result-sheet:${sheet}`;

/** The unsent cells of one sheet in this browser, kept until they are sent or the person signs out. */
export const cellDrafts = (owner: string, sheet: string): CellDraftStore => {
  const drafts = persistentDrafts(owner, sheetDrafts(sheet));
  return {
    all: () =>
      new Map(
        [...drafts.all()].flatMap(([key, stored]) => {
          const cell = readCellDraft(stored);
          return cell ? [[key, cell] as const] : [];
        }),
      ),
    save: drafts.save,
    delete: drafts.delete,
  };
};
