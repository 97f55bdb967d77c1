import { isLetterGood } from "./decision-rules.ts";
import type { Places } from "./places.ts";

/** What one decision gives or takes: before and after it, where an offer stands. */
interface Move {
  readonly applicationSessionId: number;
  readonly before: {
    readonly departmentId: number | null;
    readonly answer: "accepted" | "declined" | null;
    readonly answerBy: string | null;
  } | null;
  readonly after: { readonly departmentId: number | null };
}

export interface PlacesAfter extends Places {
  /** Offers that stand once the moves are made. */
  readonly after: number;
  /** By how many that is over the quota, where the moves add to it. */
  readonly over: number;
}

/**
 * The places of each department that the moves admit to, once they are made. A department that is overdrawn already is
 * over only where they add to it.
 * @param today the college's own day.
 */
export const placesAfter = (
  places: readonly Places[],
  moves: readonly Move[],
  today: string,
): readonly PlacesAfter[] => {
  const keyOf = (sessionId: number, departmentId: number) => `${sessionId}:${departmentId}`;
  const known = new Map(
    places.map((one) => [keyOf(one.applicationSessionId, one.departmentId), one]),
  );
  const change = new Map<string, number>();
  const add = (key: string, by: number) => change.set(key, (change.get(key) ?? 0) + by);
  const admitting = new Map<string, Pick<Places, "applicationSessionId" | "departmentId">>();
  for (const { applicationSessionId, before, after } of moves) {
    if (before !== null && before.departmentId !== null && isLetterGood(before, today)) {
      add(keyOf(applicationSessionId, before.departmentId), -1);
    }
    if (after.departmentId === null) continue;
    const key = keyOf(applicationSessionId, after.departmentId);
    add(key, 1);
    admitting.set(key, { applicationSessionId, departmentId: after.departmentId });
  }
  return [...admitting].map(([key, ids]) => {
    const { quota, taken } = known.get(key) ?? { quota: null, taken: 0 };
    const after = taken + (change.get(key) ?? 0);
    const isOver = quota !== null && after > quota && after > taken;
    return { ...ids, quota, taken, after, over: isOver ? after - quota : 0 };
  });
};
