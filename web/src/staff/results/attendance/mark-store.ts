import type {
  AttendanceMark,
  MarkAttendanceMutation_markAttendance_AttendanceMarked as AttendanceMarked,
  AttendanceSheetQuery_attendanceSheet_students as Examinee,
} from "../../../gql/staff-results.ts";
import type { PersistentDrafts } from "../../../lib/drafts.ts";
import { SaveQueue, type SaveState } from "../parts/save-queue.ts";

export const markLabels: Readonly<Record<AttendanceMark, string>> = {
  PRESENT: "Present",
  ABSENT: "Absent",
  NONE: "Not marked",
};

const conflictNote = (by: string, mark: AttendanceMark): string =>
  `${by || "Somebody else"} marked this meanwhile: ${markLabels[mark].toLowerCase()}.`;

type Marks = Readonly<Record<string, AttendanceMark>>;

/** The stored marks and the wanted ones. The difference is still to be sent. */
export interface MarksState {
  readonly stored: Marks;
  readonly wanted: Marks;
  /** Why a wanted mark was not stored, by student. */
  readonly notes: Readonly<Record<string, string>>;
}

interface SentMark {
  readonly studentId: string;
  readonly mark: AttendanceMark;
  readonly seen: AttendanceMark;
}

type MarksChange =
  | { readonly kind: "mark"; readonly ids: readonly string[]; readonly mark: AttendanceMark }
  | {
      readonly kind: "answered";
      readonly sent: readonly SentMark[];
      readonly answer: AttendanceMarked;
    }
  | { readonly kind: "refused"; readonly sent: readonly SentMark[]; readonly message: string };

export const markOf = ({ stored, wanted }: MarksState, id: string): AttendanceMark =>
  wanted[id] ?? stored[id] ?? "NONE";

export const unsent = ({ stored, wanted }: MarksState): readonly SentMark[] =>
  Object.entries(wanted).flatMap(([studentId, mark]) => {
    const seen = stored[studentId] ?? "NONE";
    return mark === seen ? [] : [{ studentId, mark, seen }];
  });

const without = <V>(
  record: Readonly<Record<string, V>>,
  ids: ReadonlySet<string>,
): Readonly<Record<string, V>> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => !ids.has(id)));

const idsOf = (change: MarksChange): ReadonlySet<string> =>
  new Set(change.kind === "mark" ? change.ids : change.sent.map(({ studentId }) => studentId));

/** A mark that was changed again while the request was running stays wanted. */
export const changeMarks = (state: MarksState, change: MarksChange): MarksState => {
  const { stored, wanted, notes } = state;
  const ids = idsOf(change);
  if (change.kind === "mark") {
    const marked = Object.fromEntries(change.ids.map((id) => [id, change.mark]));
    return { stored, wanted: { ...wanted, ...marked }, notes: without(notes, ids) };
  }
  if (change.kind === "refused") {
    const refused = [...ids].map((id) => [id, `Not saved: ${change.message}`]);
    return {
      stored,
      wanted: without(wanted, ids),
      notes: { ...notes, ...Object.fromEntries(refused) },
    };
  }
  const { saved, conflicts, problems } = change.answer;
  const settled = change.sent.filter(({ studentId, mark }) => wanted[studentId] === mark);
  return {
    stored: Object.fromEntries([
      ...Object.entries(stored),
      ...change.sent
        .filter(({ studentId }) => saved.includes(studentId))
        .map(({ studentId, mark }) => [studentId, mark] as const),
      ...conflicts.map(({ studentId, mark }) => [studentId, mark] as const),
    ]),
    wanted: without(wanted, new Set(settled.map(({ studentId }) => studentId))),
    notes: Object.fromEntries([
      ...Object.entries(notes),
      ...conflicts.map(({ studentId, mark, by }) => [studentId, conflictNote(by, mark)] as const),
      ...problems.map(({ studentId, message }) => [studentId, message] as const),
    ]),
  };
};

const isMark = (value: unknown): value is AttendanceMark =>
  value === "PRESENT" || value === "ABSENT" || value === "NONE";

/** Parses a stored mark with the value it replaces; null if it is invalid. */
const readMark = (studentId: string, stored: unknown): SentMark | null => {
  if (!Array.isArray(stored)) return null;
  const [mark, seen]: readonly unknown[] = stored;
  return isMark(mark) && isMark(seen) ? { studentId, mark, seen } : null;
};

interface MarkStoreOptions {
  readonly students: readonly Pick<Examinee, "id" | "mark">[];
  readonly canMark: boolean;
  readonly drafts: PersistentDrafts;
  readonly send: (
    marks: SentMark[],
  ) => Promise<AttendanceMarked | { readonly __typename: "Refusal"; readonly message: string }>;
}

const maxMarksPerRequest = 2_000;

/** The marks of an open sheet, which it saves. Unsent marks are kept as drafts. Each row subscribes to its own mark. */
export class MarkStore {
  readonly #drafts: PersistentDrafts;
  readonly #queue: SaveQueue<SentMark[]>;
  readonly #watchers = new Set<() => void>();
  #state: MarksState;
  #isStopped = false;

  constructor({ students, canMark, drafts, send }: MarkStoreOptions) {
    this.#drafts = drafts;
    this.#state = this.#begin(new Map(students.map(({ id, mark }) => [id, mark])), canMark);
    this.#queue = new SaveQueue({
      take: () => {
        const marks = unsent(this.#state).slice(0, maxMarksPerRequest);
        return marks.length > 0 ? marks : null;
      },
      send: async (sent) => {
        const answer = await send(sent);
        const isRefused = answer.__typename === "Refusal";
        if (isRefused) this.#change({ kind: "refused", sent, message: answer.message });
        else this.#change({ kind: "answered", sent, answer });
        return isRefused ? answer : null;
      },
      onState: () => this.#notify(),
    });
  }

  /**
   * Restores the marks of an earlier visit. Those that cannot be sent any more are reported: somebody else marked the
   * student since, or the sheet takes no marks any more.
   */
  #begin(stored: ReadonlyMap<string, AttendanceMark>, canMark: boolean): MarksState {
    const wanted: Record<string, AttendanceMark> = {};
    const notes: Record<string, string> = {};
    for (const [id, draft] of this.#drafts.all()) {
      const kept = readMark(id, draft);
      const now = stored.get(id);
      if (canMark && kept && now === kept.seen) wanted[id] = kept.mark;
      else this.#drafts.delete(id);
      if (!kept || now === undefined || now === kept.mark || wanted[id]) continue;
      notes[id] = canMark
        ? conflictNote("", now)
        : `Your mark was not saved: ${markLabels[kept.mark].toLowerCase()}.`;
    }
    return { stored: Object.fromEntries(stored), wanted, notes };
  }

  state = (): MarksState => this.#state;

  saving = (): SaveState => this.#queue.state;

  unsaved = (): number => unsent(this.#state).length;

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  mark = (ids: readonly string[], mark: AttendanceMark): void => {
    this.#change({ kind: "mark", ids, mark });
    this.#queue.scheduleSend();
  };

  open(): void {
    this.#queue.open();
    if (this.unsaved() > 0) void this.send();
  }

  send(): Promise<void> {
    return this.#queue.send();
  }

  close(): Promise<void> {
    return this.#queue.close();
  }

  stop(): void {
    this.#isStopped = true;
    this.#queue.stop();
  }

  #change(what: MarksChange): void {
    this.#state = changeMarks(this.#state, what);
    const open = new Map(unsent(this.#state).map((mark) => [mark.studentId, mark]));
    for (const id of this.#isStopped ? [] : idsOf(what)) {
      const mark = open.get(id);
      if (mark) this.#drafts.save(id, [mark.mark, mark.seen]);
      else this.#drafts.delete(id);
    }
    this.#notify();
  }

  #notify(): void {
    for (const watcher of this.#watchers) watcher();
  }
}
