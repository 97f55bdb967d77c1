import { describe, expect, it } from "vitest";
import { gradeScales } from "../../../../../../rules/results/grade-scale.ts";
import type { PersistentDrafts } from "../../../../lib/drafts.ts";
import { type CellAddress, cellKey } from "./cell.ts";
import { SheetCells, type StoredRow } from "./sheet-cells.ts";

const rules = { maxima: { ca: 40, exam: 60 }, scale: gradeScales.nbte };

const row = (studentId: string, cells: Partial<StoredRow> = {}): StoredRow => ({
  studentId,
  isDropped: false,
  isAwaited: true,
  rules,
  ca: "",
  exam: "",
  remark: "",
  ...cells,
});

const memory = (kept = new Map<string, unknown>()): PersistentDrafts & { kept: typeof kept } => ({
  kept,
  all: () => kept,
  save: (key, cell) => kept.set(key, cell),
  delete: (key) => kept.delete(key),
});

const openCells = (rows: readonly StoredRow[], drafts = memory()) => {
  const cells = new SheetCells(drafts, () => undefined);
  cells.load(rows);
  return { cells, drafts };
};

const ca = (studentId: string): CellAddress => ({ studentId, field: "ca" });
const exam = (studentId: string): CellAddress => ({ studentId, field: "exam" });
const remark = (studentId: string): CellAddress => ({ studentId, field: "remark" });

const enter = (cells: SheetCells, address: CellAddress, text: string) => {
  cells.type(address, text);
  return cells.commit(address);
};

const fine = { conflicts: [], problems: [] };

/** Takes the cells to send and settles them with an answer. */
const send = (cells: SheetCells, answer: Parameters<SheetCells["settle"]>[1] = fine) => {
  const sent = cells.take() ?? [];
  cells.settle(sent, answer);
  return sent.map(({ studentId, field, value, seen }) => `${field}:${studentId} ${seen}→${value}`);
};

describe("the cells of a sheet", () => {
  it("are sent once, with the value they replace", () => {
    const { cells } = openCells([row("1", { ca: "10" }), row("2")]);
    enter(cells, ca("1"), " 31.0 ");
    enter(cells, remark("2"), "ABS");
    expect(send(cells)).toEqual(["ca:1 10→31", "remark:2 →absent"]);
    expect(send(cells)).toEqual([]);
    expect(cells.cell(ca("1"))).toEqual({ text: "31", isUnsaved: false, trouble: null });
  });

  it("send nothing if the text returns to its original", () => {
    const { cells, drafts } = openCells([row("1", { ca: "10" })]);
    enter(cells, ca("1"), "11");
    enter(cells, ca("1"), "10");
    expect([send(cells), drafts.kept.size]).toEqual([[], 0]);
  });

  it.each([
    ["101", "The most is 40."],
    ["41", "The most is 40."],
    ["abc", "Enter a whole number from 0 to 40."],
    ["-1", "Enter a whole number from 0 to 40."],
    ["12.5", "Enter a whole number from 0 to 40."],
  ])("keep %s as typed, report the problem and send nothing", (typed, message) => {
    const { cells } = openCells([row("1", { ca: "10" }), row("2")]);
    enter(cells, ca("1"), typed);
    enter(cells, ca("2"), "30");
    expect(cells.cell(ca("1"))).toEqual({
      text: typed,
      isUnsaved: true,
      trouble: { kind: "problem", message },
    });
    expect(send(cells)).toEqual(["ca:2 →30"]);
  });

  it("wait while they contradict each other, and clear before they fill", () => {
    const { cells } = openCells([row("1", { ca: "20", remark: "absent" })]);
    enter(cells, exam("1"), "40");
    expect(cells.cell(exam("1")).trouble?.kind).toBe("problem");
    expect(send(cells)).toEqual([]);
    enter(cells, remark("1"), "");
    expect(cells.cell(exam("1")).trouble).toBeNull();
    expect(send(cells)).toEqual(["remark:1 absent→", "exam:1 →40"]);
  });

  it("are sent again after a running request if they changed", () => {
    const { cells } = openCells([row("1")]);
    enter(cells, ca("1"), "30");
    const sent = cells.take() ?? [];
    enter(cells, ca("1"), "31");
    cells.settle(sent, fine);
    expect(send(cells)).toEqual(["ca:1 30→31"]);
    expect(cells.unsaved()).toEqual([]);
  });

  it("show both values of a conflict and send the chosen one", () => {
    const { cells } = openCells([row("1", { ca: "10" }), row("2", { ca: "10" })]);
    enter(cells, ca("1"), "30");
    enter(cells, ca("2"), "31");
    send(cells, {
      conflicts: ["1", "2"].map((studentId) => ({ ...ca(studentId), value: "20", by: "Ada Eze" })),
      problems: [],
    });
    expect(cells.cell(ca("1"))).toEqual({
      text: "30",
      isUnsaved: true,
      trouble: { kind: "conflict", theirs: "20", by: "Ada Eze" },
    });
    expect(send(cells)).toEqual([]);
    cells.keepMine(ca("1"));
    cells.takeTheirs(ca("2"));
    expect(send(cells)).toEqual(["ca:1 20→30"]);
    expect(cells.cell(ca("2"))).toEqual({ text: "20", isUnsaved: false, trouble: null });
  });

  it("recognize their own value after a lost response", () => {
    const { cells } = openCells([row("1")]);
    enter(cells, ca("1"), "30");
    cells.take();
    enter(cells, ca("1"), "31");
    send(cells, { conflicts: [{ ...ca("1"), value: "30", by: null }], problems: [] });
    expect(cells.cell(ca("1")).trouble).toBeNull();
    expect(send(cells)).toEqual(["ca:1 30→31"]);
  });

  it("send the original value again if another may have arrived", () => {
    const { cells } = openCells([row("1", { ca: "10" })]);
    enter(cells, ca("1"), "30");
    cells.take();
    enter(cells, ca("1"), "10");
    expect(send(cells)).toEqual(["ca:1 10→10"]);
  });

  it("keep a refused value until another is entered", () => {
    const { cells } = openCells([row("1")]);
    enter(cells, ca("1"), "30");
    send(cells, { conflicts: [], problems: [{ ...ca("1"), message: "Dropped the course." }] });
    enter(cells, exam("1"), "50");
    expect(cells.cell(ca("1")).trouble).toEqual({
      kind: "problem",
      message: "Dropped the course.",
    });
    expect(send(cells)).toEqual(["exam:1 →50"]);
    enter(cells, ca("1"), "30");
    expect(send(cells)).toEqual(["ca:1 →30"]);
  });

  it("outlive the page until the college has them", () => {
    const drafts = memory();
    const before = openCells([row("1"), row("2")], drafts).cells;
    enter(before, ca("1"), "30");
    enter(before, ca("2"), "abc");
    before.take();
    const { cells } = openCells([row("1"), row("2")], drafts);
    expect(["1", "2"].map((id) => cells.cell(ca(id)).text)).toEqual(["30", "abc"]);
    expect(send(cells)).toEqual(["ca:1 →30"]);
    expect([...drafts.kept.keys()]).toEqual([cellKey(ca("2"))]);
  });

  it("delete drafts that were saved", () => {
    const kept = new Map([[cellKey(ca("1")), { text: "30", seen: "", tried: ["30"] }]]);
    const { cells, drafts } = openCells([row("1", { ca: "30" })], memory(kept));
    expect([cells.unsaved(), drafts.kept.size]).toEqual([[], 0]);
  });

  it("cannot be edited for students who dropped the course", () => {
    const { cells } = openCells([row("1", { isDropped: true })]);
    expect(cells.enter([{ ...ca("1"), text: "30" }])).toEqual([]);
  });

  it("of a paste are one request, at most 2,000 in one", () => {
    const rows = Array.from({ length: 2100 }, (_, index) => row(String(index)));
    const { cells } = openCells(rows);
    cells.enter(rows.map(({ studentId }) => ({ ...ca(studentId), text: "30" })));
    expect([send(cells).length, send(cells).length]).toEqual([2000, 100]);
  });
});
