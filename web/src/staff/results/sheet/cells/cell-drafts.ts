import { persistentDrafts } from "../../../../lib/drafts.ts";
import type { CellDraft, CellDraftStore } from "./sheet-cells.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What was stored, by whatever version of the portal; null where it is no cell. */
const readCellDraft = (stored: unknown): CellDraft | null => {
  if (!isRecord(stored)) return null;
  const { text, seen, tried } = stored;
  if (typeof text !== "string" || typeof seen !== "string" || !Array.isArray(tried)) return null;
  return { text, seen, tried: tried.filter((value) => typeof value === "string") };
};

/** How the drafts of a sheet begin. */
export const sheetDrafts = (sheet: string): string => `result-sheet:${sheet}`;

/** Keeps a person's unsent cells of one sheet in this browser, until they are sent or the person signs out. */
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
    keep: drafts.keep,
    forget: drafts.forget,
  };
};
