/** A prerequisite: one course needs another one first. */
export interface PrerequisiteLink {
  readonly course: number;
  readonly needs: number;
}

/**
 * The courses that would wait for each other if a course needed `chosen`, from the course round to itself: `[1, 2, 1]`.
 * Null when there is no such ring. `links` are those of all other courses; what it holds of the course itself does not count.
 */
export const prerequisiteRing = (
  course: number,
  chosen: readonly number[],
  links: readonly PrerequisiteLink[],
): readonly number[] | null => {
  const needs = new Map<number, number[]>();
  for (const link of links) {
    if (link.course === course) continue;
    needs.set(link.course, [...(needs.get(link.course) ?? []), link.needs]);
  }
  const seen = new Set<number>();
  const ways: (readonly number[])[] = chosen.map((id) => [course, id]);
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const last = way.at(-1) ?? course;
    if (last === course) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const next of needs.get(last) ?? []) ways.push([...way, next]);
  }
  return null;
};
