import type { MarkRules } from "../../../../../../rules/results/programme-rules.ts";
import type { PersistentDrafts } from "../../../../lib/drafts.ts";
import {
  type CellAddress,
  type CellDraft,
  type CellText,
  cellKey,
  cellProblem,
  plainText,
  type RowTexts,
  readCellDraft,
  rowProblem,
  type SheetField,
  sheetFields,
} from "./cell.ts";

/** A student's row as stored by the college. */
export interface StoredRow extends RowTexts {
  readonly studentId: string;
  readonly isDropped: boolean;
  /** False if the sheet can be submitted without this student's marks. */
  readonly isAwaited: boolean;
  /** What the student's marks are judged by. */
  readonly rules: MarkRules;
}

/** A cell in a request. `seen` is the value that was shown when it was overwritten. */
export interface SentCell extends CellAddress {
  readonly value: string;
  readonly seen: string;
}

export interface SaveAnswer {
  /** Cells that somebody else changed to `value`. They were not saved. */
  readonly conflicts: readonly (CellAddress & {
    readonly value: string;
    readonly by: string | null;
  })[];
  readonly problems: readonly (CellAddress & { readonly message: string })[];
}

export type CellProblem =
  | { readonly kind: "problem"; readonly message: string }
  | { readonly kind: "conflict"; readonly theirs: string; readonly by: string | null };

interface Entry extends CellDraft {
  readonly address: CellAddress;
  readonly trouble: CellProblem | null;
  /** Whether the problem is the college's refusal, which stays until something else is entered. */
  readonly isRefused: boolean;
}

export interface CellView {
  readonly text: string;
  /** True until the college has saved it. */
  readonly isUnsaved: boolean;
  readonly trouble: CellProblem | null;
}

const maxCellsPerRequest = 2000;

/**
 * The cells of a sheet in three layers: stored by the college, entered but unsaved, and being typed. `take` returns the
 * cells to send, `settle` processes the response, and `onRow` reports changed rows. An entered value stays until the
 * college has saved it or the person discards it.
 */
export class SheetCells {
  readonly #stored = new Map<string, StoredRow>();
  readonly #entries = new Map<string, Entry>();
  readonly #typed = new Map<string, CellText>();
  /** The drafts of an earlier visit whose rows are not loaded yet. */
  readonly #kept: Map<string, unknown>;
  readonly #drafts: PersistentDrafts;
  readonly #onRow: (studentId: string) => void;

  constructor(drafts: PersistentDrafts, onRow: (studentId: string) => void) {
    this.#drafts = drafts;
    this.#kept = new Map(drafts.all());
    this.#onRow = onRow;
  }

  /** Loads the college's rows, initially or again, and restores drafts for them. */
  load(rows: readonly StoredRow[]): void {
    this.#stored.clear();
    for (const row of rows) this.#stored.set(row.studentId, row);
    for (const row of rows) {
      for (const field of sheetFields) this.#restore({ studentId: row.studentId, field });
      this.#judge(row.studentId);
    }
  }

  #restore(address: CellAddress): void {
    const key = cellKey(address);
    const kept: (CellDraft & Partial<Entry>) | null =
      this.#entries.get(key) ?? readCellDraft(this.#kept.get(key));
    this.#kept.delete(key);
    if (kept === null) return;
    if (kept.text === this.#storedText(address)) this.#drop(address);
    else this.#put({ trouble: null, isRefused: false, ...kept, address });
  }

  texts(studentId: string): RowTexts {
    const text = (field: SheetField) => this.#text({ studentId, field });
    return { ca: text("ca"), exam: text("exam"), remark: text("remark") };
  }

  /** What a loaded student's marks are judged by. */
  rules(studentId: string): MarkRules {
    const row = this.#stored.get(studentId);
    if (row === undefined) throw new Error(`The sheet has no student ${studentId}.`);
    return row.rules;
  }

  cell(address: CellAddress): CellView {
    const key = cellKey(address);
    const entry = this.#entries.get(key);
    return {
      text: this.#text(address),
      isUnsaved: entry !== undefined,
      trouble: entry?.trouble ?? null,
    };
  }

  /** The unsaved cells in the order of their entry. */
  unsaved(): readonly (CellAddress & { readonly trouble: CellProblem | null })[] {
    return [...this.#entries.values()].map(({ address, trouble }) => ({ ...address, trouble }));
  }

  type(address: CellAddress, text: string): void {
    this.#typed.set(cellKey(address), { ...address, text });
    this.#onRow(address.studentId);
  }

  /** Discards what was typed since the cell was entered. Returns false if there was nothing. */
  revert(address: CellAddress): boolean {
    const wasTyped = this.#typed.delete(cellKey(address));
    if (wasTyped) this.#onRow(address.studentId);
    return wasTyped;
  }

  /** Commits the typed text. Returns the previous text, or null if nothing changed. */
  commit(address: CellAddress): { readonly before: string } | null {
    const key = cellKey(address);
    const typed = this.#typed.get(key);
    if (typed === undefined) return null;
    this.#typed.delete(key);
    const before = this.#text(address);
    const changed = this.enter([typed]);
    this.#onRow(address.studentId);
    return changed.length > 0 ? { before } : null;
  }

  /** Whether the cell has typed text that is not committed. */
  isTyping(address: CellAddress): boolean {
    return this.#typed.has(cellKey(address));
  }

  commitAll(): void {
    for (const address of this.#typed.values()) this.commit(address);
  }

  /** Enters several cells. Returns the changed cells with their previous texts. */
  enter(cells: readonly CellText[]): readonly CellText[] {
    const changed: CellText[] = [];
    for (const { studentId, field, text: typed } of cells) {
      const address = { studentId, field };
      const text = plainText(field, typed);
      const before = this.#text(address);
      const entry = this.#entries.get(cellKey(address));
      const isSame = text === before && !entry?.trouble;
      if (isSame || this.#stored.get(studentId)?.isDropped !== false) continue;
      changed.push({ ...address, text: before });
      const { seen = this.#storedText(address), tried = [] } = entry ?? {};
      // A value that may have been saved must be overwritten, even with the original value.
      if (text === this.#storedText(address) && tried.length === 0) this.#drop(address);
      else this.#put({ address, text, seen, tried, trouble: null, isRefused: false });
    }
    for (const studentId of new Set(changed.map((cell) => cell.studentId))) this.#judge(studentId);
    return changed;
  }

  /** Resolves a conflict with the person's own value. */
  keepMine(address: CellAddress): void {
    const entry = this.#entries.get(cellKey(address));
    if (entry?.trouble?.kind !== "conflict") return;
    this.#put({ ...entry, seen: entry.trouble.theirs, tried: [], trouble: null });
    this.#judge(address.studentId);
  }

  /** Resolves a conflict with the college's value. */
  takeTheirs(address: CellAddress): void {
    this.#drop(address);
    this.#judge(address.studentId);
  }

  discardUnsaved(): void {
    for (const { address } of this.#entries.values()) this.takeTheirs(address);
  }

  /** The next cells to send, or null. Cleared cells go first, because they can make others valid. */
  take(): readonly SentCell[] | null {
    const ready = [...this.#entries.values()].filter(({ trouble }) => trouble === null);
    const taken = [
      ...ready.filter(({ text }) => text === ""),
      ...ready.filter(({ text }) => text !== ""),
    ].slice(0, maxCellsPerRequest);
    for (const entry of taken) {
      if (!entry.tried.includes(entry.text))
        this.#put({ ...entry, tried: [...entry.tried, entry.text] });
    }
    return taken.length === 0
      ? null
      : taken.map(({ address, text, seen }) => ({ ...address, value: text, seen }));
  }

  /** Processes the response to `sent`. Cells changed since are sent with the next request. */
  settle(sent: readonly SentCell[], { conflicts, problems }: SaveAnswer): void {
    const conflict = new Map(conflicts.map((cell) => [cellKey(cell), cell]));
    const problem = new Map(problems.map((cell) => [cellKey(cell), cell.message]));
    for (const { studentId, field, value } of sent) {
      const address = { studentId, field };
      const key = cellKey(address);
      const clash = conflict.get(key);
      const message = problem.get(key);
      if (clash) this.#clash(address, clash.value, clash.by);
      else if (message !== undefined) this.#object(address, value, message);
      else this.#saved(address, value);
    }
    for (const studentId of new Set(sent.map((cell) => cell.studentId))) this.#judge(studentId);
  }

  #saved(address: CellAddress, value: string): void {
    this.#store(address, value);
    const entry = this.#entries.get(cellKey(address));
    if (entry === undefined || entry.text === value) this.#drop(address);
    else this.#put({ ...entry, seen: value, tried: [] });
  }

  #object(address: CellAddress, value: string, message: string): void {
    const entry = this.#entries.get(cellKey(address));
    if (entry?.text !== value) return;
    this.#put({ ...entry, tried: [], trouble: { kind: "problem", message }, isRefused: true });
  }

  #clash(address: CellAddress, theirs: string, by: string | null): void {
    this.#store(address, theirs);
    const entry = this.#entries.get(cellKey(address));
    if (entry === undefined || entry.text === theirs) this.#drop(address);
    // The person's own value, saved by a request whose response was lost.
    else if (entry.tried.includes(theirs)) this.#put({ ...entry, seen: theirs, tried: [] });
    else this.#put({ ...entry, tried: [], trouble: { kind: "conflict", theirs, by } });
  }

  #text(address: CellAddress): string {
    const key = cellKey(address);
    return this.#typed.get(key)?.text ?? this.#entries.get(key)?.text ?? this.#storedText(address);
  }

  #storedText({ studentId, field }: CellAddress): string {
    return this.#stored.get(studentId)?.[field] ?? "";
  }

  #store({ studentId, field }: CellAddress, text: string): void {
    const row = this.#stored.get(studentId);
    if (row) this.#stored.set(studentId, { ...row, [field]: text });
  }

  #put(entry: Entry): void {
    const key = cellKey(entry.address);
    this.#entries.set(key, entry);
    this.#drafts.save(key, { text: entry.text, seen: entry.seen, tried: entry.tried });
  }

  #drop(address: CellAddress): void {
    this.#entries.delete(cellKey(address));
    this.#drafts.delete(cellKey(address));
  }

  /** Validates the entered cells of a row on the client, which saves a request. */
  #judge(studentId: string): void {
    const row = this.#stored.get(studentId);
    if (row === undefined) return;
    const { rules } = row;
    const texts = this.texts(studentId);
    const together = rowProblem(texts, rules);
    const remarkWaits = this.#entries.has(cellKey({ studentId, field: "remark" }));
    for (const field of sheetFields) {
      const entry = this.#entries.get(cellKey({ studentId, field }));
      if (entry === undefined || entry.trouble?.kind === "conflict") continue;
      const isBlamed = together !== null && field === (remarkWaits ? "remark" : "exam");
      const message = cellProblem(field, entry.text, rules.maxima) ?? (isBlamed ? together : null);
      if (message !== null) this.#put({ ...entry, trouble: { kind: "problem", message } });
      else if (entry.trouble && !entry.isRefused) this.#put({ ...entry, trouble: null });
    }
    this.#onRow(studentId);
  }
}
