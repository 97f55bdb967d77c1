import type { PersistentDrafts } from "../../../../lib/drafts.ts";
import { SaveQueue, type SaveState } from "../../parts/save-queue.ts";
import {
  type CellAddress,
  type CellText,
  outcomeOf,
  type RowTexts,
  type SheetField,
} from "./cell.ts";
import {
  type CellView,
  type SaveAnswer,
  type SentCell,
  SheetCells,
  type StoredRow,
} from "./sheet-cells.ts";

/** A row for rendering. The object is replaced only when the row changes. */
export interface RowView {
  readonly cells: Readonly<Record<SheetField, CellView>>;
  readonly total: number | null;
  readonly grade: string | null;
  readonly isPassed: boolean;
  readonly isComplete: boolean;
}

/** The state of the whole sheet. The object is replaced only when it changes. */
export interface SheetSummary {
  readonly save: SaveState;
  /** When everything was last saved. */
  readonly savedAt: Date | null;
  /** The number of cells to be sent, without those with problems. */
  readonly waiting: number;
  readonly troubled: readonly CellAddress[];
  /** The students on the sheet, without those who dropped the course. */
  readonly registered: number;
  readonly incomplete: readonly string[];
  /** The number of students per grade. The object is replaced only when it changes. */
  readonly grades: ReadonlyMap<string, number>;
  readonly passed: number;
}

interface SheetWorkOptions {
  readonly rows: readonly StoredRow[];
  readonly drafts: PersistentDrafts;
  /** Resolves to the college's answer or refusal. Rejects on a failure. */
  readonly send: (cells: readonly SentCell[]) => Promise<SaveAnswer | { readonly message: string }>;
}

/** The store of an open sheet: its cells, save queue and subscribers. Rows are subscribed to one by one. */
export class SheetStore {
  /** The cells, to type in them. Changes are entered by the store, which sends them. */
  readonly cells: SheetCells;
  readonly #queue: SaveQueue<readonly SentCell[]>;
  readonly #views = new Map<string, RowView>();
  readonly #rowWatchers = new Map<string, Set<() => void>>();
  readonly #watchers = new Set<() => void>();
  readonly #undo: (readonly CellText[])[] = [];
  #students: readonly StoredRow[] = [];
  #summary: SheetSummary | null = null;
  #savedAt: Date | null = null;
  #isStopped = false;
  #grades: ReadonlyMap<string, number> = new Map();

  constructor({ rows, drafts, send }: SheetWorkOptions) {
    this.cells = new SheetCells(drafts, (studentId) => this.#rowChanged(studentId));
    this.#queue = new SaveQueue({
      take: () => this.cells.take(),
      send: async (cells) => {
        const answer = await send(cells);
        if ("message" in answer) return answer;
        if (!this.#isStopped) this.cells.settle(cells, answer);
        this.#savedAt = new Date();
        return null;
      },
      onState: () => this.#changed(),
    });
    this.load(rows);
  }

  open(): void {
    this.#queue.open();
    if (this.cells.unsaved().length > 0) void this.#queue.send();
  }

  load(rows: readonly StoredRow[]): void {
    this.#students = rows;
    this.cells.load(rows);
    this.#changed();
  }

  row = (studentId: string): RowView => {
    const known = this.#views.get(studentId);
    if (known) return known;
    const cell = (field: SheetField) => this.cells.cell({ studentId, field });
    const cells = { ca: cell("ca"), exam: cell("exam"), remark: cell("remark") };
    const texts: RowTexts = this.cells.texts(studentId);
    const { total, result, isComplete } = outcomeOf(texts, this.cells.rules(studentId));
    const view = {
      cells,
      total,
      grade: result?.grade ?? null,
      isPassed: result?.isPassed ?? false,
      isComplete,
    };
    this.#views.set(studentId, view);
    return view;
  };

  watchRow = (studentId: string, watcher: () => void): (() => void) => {
    const watchers = this.#rowWatchers.get(studentId) ?? new Set();
    this.#rowWatchers.set(studentId, watchers.add(watcher));
    return () => watchers.delete(watcher);
  };

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  summary = (): SheetSummary => {
    if (this.#summary) return this.#summary;
    const standing = this.#students.filter(({ isDropped }) => !isDropped);
    const views = standing.map(({ studentId, isAwaited }) => ({
      studentId,
      isAwaited,
      ...this.row(studentId),
    }));
    const grades = new Map<string, number>();
    for (const { grade } of views) {
      if (grade !== null) grades.set(grade, (grades.get(grade) ?? 0) + 1);
    }
    const isSame =
      grades.size === this.#grades.size &&
      [...grades].every(([grade, students]) => this.#grades.get(grade) === students);
    if (!isSame) this.#grades = grades;
    const unsaved = this.cells.unsaved();
    const troubled = unsaved.filter(({ trouble }) => trouble !== null);
    this.#summary = {
      save: this.#queue.state,
      savedAt: this.#savedAt,
      waiting: unsaved.length - troubled.length,
      troubled,
      registered: standing.length,
      incomplete: views
        .filter(({ isAwaited, isComplete }) => isAwaited && !isComplete)
        .map(({ studentId }) => studentId),
      grades: this.#grades,
      passed: views.filter(({ grade, isPassed }) => grade !== null && isPassed).length,
    };
    return this.#summary;
  };

  commit(address: CellAddress): void {
    const changed = this.cells.commit(address);
    if (changed) this.#entered([{ ...address, text: changed.before }]);
  }

  /** Enters several cells with one request and one undo step. Returns the number of changed cells. */
  enter(cells: readonly CellText[]): number {
    const changed = this.cells.enter(cells);
    if (changed.length > 0) this.#entered(changed);
    return changed.length;
  }

  /** Undoes the last change. Returns its cell. */
  undo(): CellAddress | null {
    const before = this.#undo.pop();
    if (!before) return null;
    this.cells.enter(before);
    this.#scheduleSend();
    return before[0] ?? null;
  }

  keepMine(address: CellAddress): void {
    this.cells.keepMine(address);
    this.#scheduleSend();
  }

  takeTheirs(address: CellAddress): void {
    this.cells.takeTheirs(address);
    this.#scheduleSend();
  }

  /** Discards cells that the college no longer accepts. */
  discardUnsaved(): void {
    this.cells.discardUnsaved();
    this.#changed();
  }

  /** The number of cells that the college has not saved, those with problems included. */
  unsaved = (): number => this.cells.unsaved().length;

  send(): Promise<void> {
    this.cells.commitAll();
    this.#changed();
    return this.#queue.send();
  }

  close(): Promise<void> {
    this.cells.commitAll();
    this.#changed();
    return this.#queue.close();
  }

  /** The text being typed becomes a draft. Logging out has committed it before. */
  stop(): void {
    this.cells.commitAll();
    this.#isStopped = true;
    this.#queue.stop();
  }

  #entered(before: readonly CellText[]): void {
    this.#undo.push(before);
    this.#scheduleSend();
  }

  #scheduleSend(): void {
    this.#changed();
    if (this.summary().waiting > 0) this.#queue.scheduleSend();
  }

  #rowChanged(studentId: string): void {
    this.#views.delete(studentId);
    for (const watcher of this.#rowWatchers.get(studentId) ?? []) watcher();
  }

  #changed(): void {
    this.#summary = null;
    for (const watcher of this.#watchers) watcher();
  }
}
