import { describe, expect, it, test } from "vitest";
import { indexingRoundProblems, usualIndexingColumns } from "./indexing-round.ts";
import { indexingTexts as texts } from "./texts.ts";

const good = { closesOn: "2026-03-31", quota: 50, columns: usualIndexingColumns };
const column = { heading: "Name", value: "full_name" };

describe("a round of a council's indexing", () => {
  it("has nothing wrong with the usual columns", () => {
    expect(indexingRoundProblems(good)).toEqual({});
  });

  test.each([
    [{ closesOn: "" }, { closesOn: texts.closesOn }],
    [{ quota: 0 }, { quota: texts.quota(5_000) }],
    [{ quota: Number.NaN }, { quota: texts.quota(5_000) }],
    [{ quota: 5_001 }, { quota: texts.quota(5_000) }],
    [{ columns: [] }, { columns: texts.noColumns }],
    [{ columns: Array(41).fill(column) }, { columns: texts.tooManyColumns(40) }],
    [{ columns: [{ ...column, heading: " " }] }, { columns: texts.heading(60) }],
    [{ columns: [{ ...column, heading: "a".repeat(61) }] }, { columns: texts.heading(60) }],
    [{ columns: [column, { ...column, heading: "name " }] }, { columns: texts.headingTwice }],
    [{ columns: [{ ...column, value: "password" }] }, { columns: texts.value }],
  ])("says what is wrong with %o", (wrong, problems) => {
    expect(indexingRoundProblems({ ...good, ...wrong })).toEqual(problems);
  });
});
