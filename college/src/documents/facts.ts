import type { Flow } from "./flow.ts";
import { label } from "./page.ts";
import type { Pdf } from "./pdf.ts";
import { fonts, palette } from "./style.ts";
import { printable } from "./text.ts";

/** A labelled fact about a person. An empty value is printed as a dash. */
export interface Fact {
  readonly name: string;
  readonly value: string | null;
  /** Takes a whole row. */
  readonly isLong?: boolean;
}

const size = 10;
const lineGap = 1.5;
const gap = 20;
const labelHeight = 12;
const rowGap = 9;

/** How wide facts stand, from where. */
export interface Box {
  readonly left: number;
  readonly width: number;
  readonly columns: number;
}

/** Draws facts in rows, each as tall as its longest value. */
export const drawFacts = (flow: Flow, facts: readonly Fact[], box: Box): void => {
  for (const row of rowsOf(facts, box.columns)) {
    const height = rowHeight(flow.pdf, row, box);
    flow.need(height);
    drawRow(flow.pdf, row, flow.y, box);
    flow.y += height + rowGap;
  }
};

/** How tall `drawFacts` will be, on one page. */
export const factsHeight = (pdf: Pdf, facts: readonly Fact[], box: Box): number =>
  rowsOf(facts, box.columns).reduce((sum, row) => sum + rowHeight(pdf, row, box) + rowGap, 0);

const rowsOf = (facts: readonly Fact[], columns: number): readonly (readonly Fact[])[] => {
  const rows: Fact[][] = [];
  for (const fact of facts) {
    const last = rows.at(-1);
    const isFull =
      last === undefined || last.length === columns || last.some(({ isLong }) => isLong === true);
    if (isFull || fact.isLong === true) rows.push([fact]);
    else last.push(fact);
  }
  return rows;
};

const widthOf = ({ isLong }: Fact, { width, columns }: Box): number =>
  isLong === true ? width : (width - (columns - 1) * gap) / columns;

const textOf = ({ value }: Fact): string => printable(value ?? "") || "–";

const setValue = (pdf: Pdf): Pdf => pdf.font(fonts.medium).fontSize(size).fillColor(palette.ink);

const rowHeight = (pdf: Pdf, row: readonly Fact[], box: Box): number =>
  labelHeight +
  Math.max(
    ...row.map((fact) =>
      setValue(pdf).heightOfString(textOf(fact), { width: widthOf(fact, box), lineGap }),
    ),
  );

const drawRow = (pdf: Pdf, row: readonly Fact[], y: number, box: Box): void => {
  let x = box.left;
  for (const fact of row) {
    const width = widthOf(fact, box);
    label(pdf, fact.name, x, y);
    setValue(pdf).text(textOf(fact), x, y + labelHeight, { width, lineGap });
    x += width + gap;
  }
};
