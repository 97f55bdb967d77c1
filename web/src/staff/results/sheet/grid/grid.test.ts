import { describe, expect, it } from "vitest";
import { actionForKey, type Place } from "./grid-actions.ts";
import { mapPastedBlock, parseClipboard } from "./paste.ts";

/** Ten rows. The fourth is read-only. */
const shape = { rows: 10, isOpen: (row: number) => row !== 3, page: 4 };

/** `^` Ctrl, `+` Shift, `~` editing inside the cell. */
const press = (keys: string, row: number, field: Place["field"]) => {
  const [, modifiers = "", key = ""] = /^([\^+~]*)(.*)$/.exec(keys) ?? [];
  const has = (modifier: string) => modifiers.includes(modifier);
  const pressed = { key, ctrl: has("^"), shift: has("+"), alt: false };
  const action = actionForKey(pressed, { row, field }, has("~"), shape);
  return action?.kind === "move"
    ? `${action.to.row} ${action.to.field}`
    : (action?.kind ?? "browser");
};

describe("the keys of the grid", () => {
  it.each([
    ["ArrowDown", 0, "ca", "1 ca"],
    ["ArrowDown", 2, "exam", "4 exam"],
    ["ArrowUp", 4, "exam", "2 exam"],
    ["ArrowDown", 9, "ca", "9 ca"],
    ["ArrowUp", 0, "ca", "0 ca"],
    ["^ArrowDown", 1, "ca", "9 ca"],
    ["^ArrowUp", 5, "ca", "0 ca"],
    ["ArrowRight", 1, "ca", "1 exam"],
    ["ArrowRight", 1, "remark", "1 remark"],
    ["ArrowLeft", 1, "exam", "1 ca"],
    ["Enter", 2, "ca", "4 ca"],
    ["+Enter", 4, "ca", "2 ca"],
    ["Enter", 9, "ca", "9 ca"],
    ["Tab", 2, "remark", "4 ca"],
    ["+Tab", 4, "ca", "2 remark"],
    ["Tab", 9, "remark", "leave"],
    ["+Tab", 0, "ca", "leave"],
    ["Home", 5, "remark", "5 ca"],
    ["End", 5, "ca", "5 remark"],
    ["^Home", 5, "exam", "0 ca"],
    ["^End", 5, "exam", "9 remark"],
    ["PageDown", 0, "ca", "4 ca"],
    ["PageUp", 2, "ca", "0 ca"],
    ["F2", 0, "ca", "edit"],
    ["Escape", 0, "ca", "revert"],
    ["Delete", 0, "ca", "clear"],
    ["^z", 0, "ca", "undo"],
    ["7", 0, "ca", "browser"],
    ["^v", 0, "ca", "browser"],
  ] as const)("%s at %i %s: %s", (keys, row, field, outcome) => {
    expect(press(keys, row, field)).toBe(outcome);
  });

  it.each([
    ["~ArrowLeft", "browser"],
    ["~Home", "browser"],
    ["~Delete", "browser"],
    ["~^z", "browser"],
    ["~ArrowDown", "6 ca"],
    ["~Enter", "6 ca"],
    ["~^End", "9 remark"],
  ])("with the caret in the cell, %s: %s", (keys, outcome) => {
    expect(press(keys, 5, "ca")).toBe(outcome);
  });
});

describe("the clipboard of a spreadsheet", () => {
  it.each([
    ["a column", "31\r\n28\r\n\r\n40\r\n", [["31"], ["28"], [""], ["40"]]],
    [
      "a block",
      "31\t50\n28\t\n",
      [
        ["31", "50"],
        ["28", ""],
      ],
    ],
    ["one cell", "31", [["31"]]],
    [
      "quotes",
      '"a\tb"\t"say ""x"""\n"two\nlines"\t7',
      [
        ["a\tb", 'say "x"'],
        ["two\nlines", "7"],
      ],
    ],
    ["an old Mac's lines", "1\r2\r", [["1"], ["2"]]],
    ["nothing", "", []],
  ])("is read: %s", (_case, text, cells) => {
    expect(parseClipboard(text)).toEqual(cells);
  });
});

describe("a pasted block", () => {
  const rows = ["1", "2", "3"].map((studentId) => ({ studentId, isOpen: studentId !== "3" }));

  it("fills the shown rows and skips its empty cells", () => {
    const { cells, left } = mapPastedBlock(
      [
        ["30", "50"],
        ["", "51"],
      ],
      rows,
      { row: 0, field: "ca" },
    );
    expect(cells).toEqual([
      { studentId: "1", field: "ca", text: "30" },
      { studentId: "1", field: "exam", text: "50" },
      { studentId: "2", field: "exam", text: "51" },
    ]);
    expect(left).toEqual({ below: 0, beside: 0, closed: 0 });
  });

  it("counts the cells that did not fit", () => {
    const block = [
      ["50", "", "x"],
      ["51", ""],
      ["52", ""],
    ];
    const { cells, left } = mapPastedBlock(block, rows, { row: 1, field: "exam" });
    expect(cells).toEqual([{ studentId: "2", field: "exam", text: "50" }]);
    expect(left).toEqual({ below: 1, beside: 1, closed: 1 });
  });
});
