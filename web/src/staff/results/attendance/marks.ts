import type { AttendanceMark, MarkAttendanceMutation } from "../../../gql/staff-results.ts";
import { persistentDrafts } from "../../../lib/drafts.ts";

export const markLabels: Readonly<Record<AttendanceMark, string>> = {
  PRESENT: "Present",
  ABSENT: "Absent",
  NONE: "Not marked",
};

/** The note for a mark of an earlier visit that can no longer be sent. */
export const closedNote = (mark: AttendanceMark): string =>
  `Your mark was not saved: ${markLabels[mark].toLowerCase()}.`;

export const conflictNote = (by: string, mark: AttendanceMark): string =>
  `${by || "Somebody else"} marked this meanwhile: ${markLabels[mark].toLowerCase()}.`;

export type Marks = Readonly<Record<string, AttendanceMark>>;

type Answer = Extract<
  MarkAttendanceMutation["markAttendance"],
  { readonly __typename: "AttendanceMarked" }
>;

/** The stored marks and the wanted ones. The difference is still to be sent. */
export interface MarksState {
  readonly stored: Marks;
  readonly wanted: Marks;
  /** Why a wanted mark was not stored, by student. */
  readonly notes: Readonly<Record<string, string>>;
}

/** A mark in a request. */
export interface SentMark {
  readonly studentId: string;
  readonly mark: AttendanceMark;
  readonly seen: AttendanceMark;
}

export type MarksChange =
  | { readonly kind: "mark"; readonly ids: readonly string[]; readonly mark: AttendanceMark }
  | { readonly kind: "answered"; readonly sent: readonly SentMark[]; readonly answer: Answer }
  | { readonly kind: "refused"; readonly sent: readonly SentMark[]; readonly message: string };

export const markOf = ({ stored, wanted }: MarksState, id: string): AttendanceMark =>
  wanted[id] ?? stored[id] ?? "NONE";

/** The marks to send. */
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

export const changeMarks = (state: MarksState, change: MarksChange): MarksState => {
  if (change.kind === "mark") {
    const ids = new Set(change.ids);
    const marked = Object.fromEntries(change.ids.map((id) => [id, change.mark]));
    return {
      ...state,
      wanted: { ...state.wanted, ...marked },
      notes: without(state.notes, ids),
    };
  }
  if (change.kind === "refused") {
    const ids = new Set(change.sent.map(({ studentId }) => studentId));
    const notes = change.sent.map(({ studentId }) => [studentId, change.message]);
    return {
      ...state,
      wanted: without(state.wanted, ids),
      notes: { ...state.notes, ...Object.fromEntries(notes) },
    };
  }
  return answered(state, change.sent, change.answer);
};

/** A mark that was changed again while the request was running stays wanted. */
const answered = (
  state: MarksState,
  sent: readonly SentMark[],
  { saved, conflicts, problems }: Answer,
): MarksState => {
  const markSent = new Map(sent.map(({ studentId, mark }) => [studentId, mark]));
  const isDone = new Set(saved);
  const stored = {
    ...state.stored,
    ...Object.fromEntries(
      sent.flatMap(({ studentId, mark }) => (isDone.has(studentId) ? [[studentId, mark]] : [])),
    ),
    ...Object.fromEntries(conflicts.map(({ studentId, mark }) => [studentId, mark])),
  };
  const settled = new Set(
    [...markSent].flatMap(([id, mark]) => (state.wanted[id] === mark ? [id] : [])),
  );
  return {
    stored,
    wanted: without(state.wanted, settled),
    notes: {
      ...state.notes,
      ...Object.fromEntries(
        conflicts.map(({ studentId, mark, by }) => [studentId, conflictNote(by, mark)]),
      ),
      ...Object.fromEntries(problems.map(({ studentId, message }) => [studentId, message])),
    },
  };
};

/** The marks of an open sheet. Each row subscribes to its own mark. */
export class MarkStore {
  readonly #watchers = new Set<() => void>();
  #state: MarksState;

  constructor(state: MarksState) {
    this.#state = state;
  }

  state = (): MarksState => this.#state;

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  change(what: MarksChange): void {
    this.#state = changeMarks(this.#state, what);
    for (const watcher of this.#watchers) watcher();
  }
}

/** The prefix of a sheet's draft names. */
export const attendanceDrafts = (semesterId: string, courseId: string): string =>
  `attendance:${semesterId}:${courseId}`;

const isMark = (value: unknown): value is AttendanceMark =>
  value === "PRESENT" || value === "ABSENT" || value === "NONE";

/** Parses a stored mark with the value it replaces; null if it is invalid. */
const readMark = (stored: unknown): Pick<SentMark, "mark" | "seen"> | null => {
  if (!Array.isArray(stored)) return null;
  const [mark, seen]: readonly unknown[] = stored;
  return isMark(mark) && isMark(seen) ? { mark, seen } : null;
};

/** The unsent marks of one sheet in this browser, kept until they are sent or the person logs out. */
export const markDrafts = (owner: string, form: string) => {
  const drafts = persistentDrafts(owner, form);
  const found = [...drafts.all()].flatMap(([studentId, stored]): readonly SentMark[] => {
    const read = readMark(stored);
    return read ? [{ studentId, ...read }] : [];
  });
  let kept = new Map(found.map((one) => [one.studentId, `${one.mark} ${one.seen}`]));
  return {
    /** The marks of an earlier visit. */
    found,
    /** Stores exactly these marks. */
    save: (marks: readonly SentMark[]): void => {
      const now = new Map(marks.map((one) => [one.studentId, `${one.mark} ${one.seen}`]));
      for (const { studentId, mark, seen } of marks) {
        if (kept.get(studentId) !== now.get(studentId)) drafts.save(studentId, [mark, seen]);
      }
      for (const id of kept.keys()) if (!now.has(id)) drafts.delete(id);
      kept = now;
    },
  };
};
