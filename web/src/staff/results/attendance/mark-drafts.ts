import { persistentDrafts } from "../../../lib/drafts.ts";
import type { SentMark } from "./marks.ts";

/** The prefix of a sheet's draft names. */
export const attendanceDrafts = (semesterId: string, courseId: string): string =>
  `attendance:${semesterId}:${courseId}`;

type Mark = SentMark["mark"];

const isMark = (value: unknown): value is Mark =>
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
