import { persistentDrafts } from "../../../lib/drafts.ts";
import type { SentMark } from "./marks.ts";

/** How the drafts of a sheet begin. */
export const attendanceDrafts = (semesterId: string, courseId: string): string =>
  `attendance:${semesterId}:${courseId}`;

type Mark = SentMark["mark"];

const isMark = (value: unknown): value is Mark =>
  value === "PRESENT" || value === "ABSENT" || value === "NONE";

/** What was stored, by whatever version of the portal: the mark and what it was made over; null where it is none. */
const readMark = (stored: unknown): Pick<SentMark, "mark" | "seen"> | null => {
  if (!Array.isArray(stored)) return null;
  const [mark, seen]: readonly unknown[] = stored;
  return isMark(mark) && isMark(seen) ? { mark, seen } : null;
};

/** Keeps a person's unsent marks of one sheet in this browser, until they are sent or the person logs out. */
export const markDrafts = (owner: string, form: string) => {
  const drafts = persistentDrafts(owner, form);
  const found = [...drafts.all()].flatMap(([studentId, stored]): readonly SentMark[] => {
    const read = readMark(stored);
    return read ? [{ studentId, ...read }] : [];
  });
  let kept = new Map(found.map((one) => [one.studentId, `${one.mark} ${one.seen}`]));
  return {
    /** Of an earlier visit. */
    found,
    /** Keeps these and no others. */
    keep: (marks: readonly SentMark[]): void => {
      const now = new Map(marks.map((one) => [one.studentId, `${one.mark} ${one.seen}`]));
      for (const { studentId, mark, seen } of marks) {
        if (kept.get(studentId) !== now.get(studentId)) drafts.keep(studentId, [mark, seen]);
      }
      for (const id of kept.keys()) if (!now.has(id)) drafts.forget(id);
      kept = now;
    },
  };
};
