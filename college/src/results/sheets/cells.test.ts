import { array, assert, constantFrom, integer, nat, property, record, tuple } from "fast-check";
import { expect, test } from "vitest";
import type { Scores } from "../../../../rules/results/score.ts";
import { cellText, type MergedCells, mergeCells, type ScoreField, type SentCell } from "./cells.ts";

const maxima = { ca: 40, exam: 60 };
const nothing: Scores = { ca: null, exam: null, remark: null };
const students = [1, 2, 3];

type Stored = Map<number, Scores>;

const merge = (stored: Stored, cells: readonly SentCell[]): MergedCells => {
  const merged = mergeCells(cells, { stored, maximaOf: () => maxima, obstacleOf: () => null });
  for (const [id, scores] of merged.scores) stored.set(id, scores);
  return merged;
};

const field = constantFrom<ScoreField>("ca", "exam", "remark");

const typed = (of: ScoreField, pick: number): string =>
  of === "remark"
    ? (["", "absent", "withheld"][pick % 3] ?? "")
    : (["", "0", "12", "40", "61"][pick % 5] ?? "");

/** What one of two lecturers does: looks at the sheet anew, or types into cells and saves them. */
const action = record({
  who: constantFrom(0, 1),
  looks: nat(3).map((pick) => pick === 0),
  edits: array(tuple(constantFrom(...students), field, nat(14)), { minLength: 1, maxLength: 4 }),
});

test("two lecturers in any order never overwrite unseen cells", () => {
  assert(
    property(array(action, { maxLength: 40 }), (actions) => {
      const stored: Stored = new Map();
      const views: [Stored, Stored] = [new Map(), new Map()];
      for (const { who, looks, edits } of actions) {
        const view = views[who === 0 ? 0 : 1];
        if (looks) for (const id of students) view.set(id, stored.get(id) ?? nothing);
        const cells = edits.map(([studentId, of, pick]) => ({
          studentId,
          field: of,
          value: typed(of, pick),
          seen: cellText((view.get(studentId) ?? nothing)[of]),
        }));
        const before = new Map(stored);
        const distinct = cells.filter(
          (one, at) =>
            cells.findIndex((c) => c.studentId === one.studentId && c.field === one.field) === at,
        );
        const merged = merge(stored, distinct);

        expect(merged.saved + merged.conflicts.length + merged.problems.length).toBe(
          distinct.length,
        );
        for (const change of merged.changes) {
          const sent = distinct.find(
            (c) => c.studentId === change.studentId && c.field === change.field,
          );
          expect(cellText(change.before)).toBe(sent?.seen);
        }
        for (const conflict of merged.conflicts) {
          const held = (before.get(conflict.studentId) ?? nothing)[conflict.field];
          expect(conflict.value).toBe(cellText(held));
          expect((stored.get(conflict.studentId) ?? nothing)[conflict.field]).toBe(held);
        }
        // Cells that nobody sent are as they were.
        for (const id of students) {
          for (const of of ["ca", "exam", "remark"] as const) {
            if (distinct.some((c) => c.studentId === id && c.field === of)) continue;
            expect((stored.get(id) ?? nothing)[of]).toBe((before.get(id) ?? nothing)[of]);
          }
        }
        for (const { exam, remark } of stored.values()) {
          expect(remark === "absent" && exam !== null).toBe(false);
        }
        for (const { studentId, field: of } of merged.changes) {
          const seen = view.get(studentId) ?? nothing;
          view.set(studentId, { ...seen, [of]: (stored.get(studentId) ?? nothing)[of] });
        }
      }
    }),
  );
});

test("a request made again, its answer lost, changes nothing and is saved", () => {
  const cell = record({
    studentId: constantFrom(...students),
    of: field,
    pick: integer({ min: 0, max: 14 }),
  });
  assert(
    property(array(cell, { maxLength: 8 }), (drawn) => {
      const stored: Stored = new Map();
      const cells = drawn
        .filter(
          (one, at) =>
            drawn.findIndex((c) => c.studentId === one.studentId && c.of === one.of) === at,
        )
        .map(({ studentId, of, pick }) => ({
          studentId,
          field: of,
          value: typed(of, pick),
          seen: "",
        }));
      const first = merge(stored, cells);
      const after = new Map(stored);
      const second = merge(stored, cells);
      expect(second.changes).toEqual([]);
      expect(second.saved).toBe(first.saved);
      expect(stored).toEqual(after);
    }),
  );
});

test("a mark is removed and a remark added in one request", () => {
  const away: SentCell = { studentId: 1, field: "exam", value: "", seen: "40" };
  const absent: SentCell = { studentId: 1, field: "remark", value: "ABS", seen: "" };
  for (const cells of [
    [away, absent],
    [absent, away],
  ]) {
    const stored: Stored = new Map([[1, { ca: 10, exam: 40, remark: null }]]);
    expect(merge(stored, cells)).toMatchObject({ saved: 2, problems: [], conflicts: [] });
    expect(stored.get(1)).toEqual({ ca: 10, exam: null, remark: "absent" });
  }
});
