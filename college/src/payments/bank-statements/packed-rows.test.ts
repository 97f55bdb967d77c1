import { expect, it } from "vitest";
import { packRows, unpackRows } from "./packed-rows.ts";
import type { StatementRow } from "./read-statement.ts";

const row = (line: number): StatementRow =>
  line % 2 === 0
    ? {
        kind: "paid",
        line,
        day: "2026-03-09",
        amountKobo: 5_000_00,
        narration: `₦ “Ọláyínká” ${line}`,
        references: [{ reference: "482103765519", isValid: line % 4 === 0 }],
        numbers: ["coht/2025/001"],
        digest: `digest ${line}`,
        occurrence: 1,
        transactionId: line % 3 === 0 ? null : `S${line}`,
      }
    : { kind: "unreadable", line, day: null, amountKobo: null, narration: "", problem: "No date." };

it.each([0, 1, 100, 101, 1_001])("gives back %i rows in their order", async (count) => {
  const rows = Array.from({ length: count }, (_, at) => row(at + 2));
  const packed = await packRows(rows);
  expect(packed).toHaveLength(Math.ceil(count / 100));
  expect(await unpackRows(packed)).toEqual(rows);
});
