import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import { drawTitle, oneLine } from "./class-list.ts";
import { drawPageNumber, type Flow, startFlow } from "./flow.ts";
import { drawHead, fitSize, frame, label, rule } from "./page.ts";
import type { Pdf } from "./pdf.ts";
import { drawFramedPhoto } from "./photo.ts";
import { fonts, palette } from "./style.ts";
import { printable } from "./text.ts";

/** What an attendance sheet says on top and at its end. */
export interface AttendanceSheet {
  readonly code: string;
  readonly title: string;
  /** `Second semester, 2025/2026 session`. */
  readonly semester: string;
  readonly lecturers: readonly string[];
  /** How many may sit the examination. */
  readonly eligible: number;
  /** How many were marked; null until everybody is. */
  readonly totals: { readonly present: number; readonly absent: number } | null;
}

const photo = { width: 30, height: 36 } as const;

const columns = {
  number: { left: frame.left, width: 26 },
  photo: { left: frame.left + 28 },
  student: { left: frame.left + 70, width: 192 },
  department: { left: frame.left + 268, width: 114 },
  signature: { left: frame.left + 388, width: frame.width - 388 },
} as const;

/** Draws one page of a sheet, on the current, empty page; `photos` are those of its examinees, JPEGs. */
export const drawAttendancePage = (
  pdf: Pdf,
  sheet: AttendanceSheet,
  { page, photos }: { readonly page: AttendancePage; readonly photos: readonly (Buffer | null)[] },
  identity: CollegeIdentity,
): void => {
  drawHead(pdf, identity, "ATTENDANCE");
  // Every part was given its place when the pages were laid out: none of them turns the page.
  const flow = startFlow(pdf, () => frame.top);
  if (page.number === 1) drawOpening(flow, sheet);
  if (page.examinees.length > 0) drawColumns(flow);
  for (const [index, one] of page.examinees.entries()) {
    drawExaminee(flow, page.from + index, one, photos[index] ?? null);
  }
  if (page.hasClosing) drawClosing(flow, sheet);
  if (page.others.length > 0) drawOthers(flow, page.others);
  drawPageNumber(pdf, `Attendance ${sheet.code}, ${sheet.semester}`, page);
};

const drawOpening = (flow: Flow, sheet: AttendanceSheet): void => {
  const bottom = flow.y + heights.opening;
  drawTitle(flow, `${sheet.code} ${sheet.title}`, `Examination attendance, ${sheet.semester}`);
  const { pdf } = flow;
  pdf.font(fonts.regular).fontSize(9.5).fillColor(palette.ink);
  const lecturers = sheet.lecturers.join(", ") || "–";
  oneLine(pdf, `Lecturers: ${lecturers}`, frame.left, flow.y, frame.width - 130);
  pdf.text(`Eligible students: ${sheet.eligible}`, frame.left, flow.y, {
    width: frame.width,
    align: "right",
    lineBreak: false,
  });
  const width = (frame.width - 2 * 18) / 3;
  for (const [index, name] of ["Date", "Time", "Venue"].entries()) {
    drawBlank(pdf, name, frame.left + index * (width + 18), flow.y + 46, width);
  }
  flow.y = bottom;
};

/** A line to write on, with what for. */
const drawBlank = (pdf: Pdf, name: string, x: number, y: number, width: number): void => {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .strokeColor(palette.muted)
    .stroke();
  label(pdf, name, x, y + 3);
};

const drawColumns = (flow: Flow): void => {
  const { pdf, y } = flow;
  label(pdf, "No.", columns.number.left, y);
  label(pdf, "Photo", columns.photo.left, y);
  label(pdf, "Student", columns.student.left, y);
  label(pdf, "Department", columns.department.left, y);
  label(pdf, "Signature", columns.signature.left, y);
  rule(pdf, y + 14, palette.ink);
  flow.y += heights.columns;
};

const drawExaminee = (
  flow: Flow,
  number: number,
  one: PrintedExaminee,
  picture: Buffer | null,
): void => {
  const { pdf, y } = flow;
  drawFramedPhoto(pdf, picture, { x: columns.photo.left, y: y - 2, ...photo });
  pdf.font(fonts.regular).fontSize(9).fillColor(palette.ink);
  pdf.text(String(number), columns.number.left, y + 10, { lineBreak: false });
  const { left, width } = columns.student;
  // Invigilators compare names, so the whole name must be legible.
  pdf.fontSize(fitSize(pdf.font(fonts.medium), printable(one.name), 9, width));
  pdf.text(printable(one.name), left, y + 4, { lineBreak: false });
  pdf.font(fonts.regular).fontSize(9);
  const carryover = one.isCarryover ? ", carryover" : "";
  oneLine(pdf, `${one.matricNumber}, level ${one.level}${carryover}`, left, y + 18, width);
  twoLines(pdf, one.department, columns.department.left, y + 4, columns.department.width);
  const box = columns.signature;
  pdf.rect(box.left, y - 2, box.width, photo.height).lineWidth(0.75);
  pdf.strokeColor(palette.muted).stroke();
  if (one.mark !== "") label(pdf, one.mark, box.left + 4, y + 22);
  flow.y += heights.examinee;
};

const drawClosing = (flow: Flow, { eligible, totals }: AttendanceSheet): void => {
  const { pdf } = flow;
  const y = flow.y + 30;
  const width = (frame.width - 2 * 18) / 3;
  const values = [totals?.present, totals?.absent, eligible];
  for (const [index, name] of ["Total present", "Total absent", "Total eligible"].entries()) {
    const x = frame.left + index * (width + 18);
    const value = values[index];
    if (value !== undefined) {
      pdf.font(fonts.medium).fontSize(10).fillColor(palette.ink);
      pdf.text(String(value), x, y - 15, { lineBreak: false });
    }
    drawBlank(pdf, name, x, y, width);
  }
  const half = (frame.width - 18) / 2;
  for (const [index, name] of ["first", "second"].entries()) {
    const x = frame.left + index * (half + 18);
    drawBlank(pdf, `Name and signature of the ${name} invigilator`, x, y + 48, half);
  }
  flow.y += heights.closing;
};

const drawOthers = (flow: Flow, others: readonly PrintedOther[]): void => {
  const { pdf } = flow;
  pdf.font(fonts.bold).fontSize(11).fillColor(palette.ink);
  pdf.text("Not admitted to this examination", frame.left, flow.y + 6, { lineBreak: false });
  label(pdf, "Student", frame.left, flow.y + 28);
  label(pdf, "Why", columns.department.left, flow.y + 28);
  rule(pdf, flow.y + 41, palette.ink);
  flow.y += heights.othersTitle;
  for (const { matricNumber, name, obstacle } of others) {
    const { y } = flow;
    const { left: reasonLeft } = columns.department;
    pdf.font(fonts.regular).fontSize(8).fillColor(palette.ink);
    twoLines(pdf, `${matricNumber}  ${name}`, frame.left, y, reasonLeft - frame.left - 8);
    twoLines(pdf, obstacle, reasonLeft, y, frame.right - reasonLeft);
    rule(pdf, y + 22, palette.line);
    flow.y += heights.other;
  }
};

/** At most two lines of a table's cell, cut with an ellipsis where it is longer. */
const twoLines = (pdf: Pdf, text: string, x: number, y: number, width: number): void => {
  const height = 2 * pdf.currentLineHeight(true) + 1;
  pdf.text(printable(text), x, y, { width, height, ellipsis: true });
};

/** Somebody who may sit the examination. */
export interface PrintedExaminee {
  readonly matricNumber: string;
  /** Surname first. */
  readonly name: string;
  readonly department: string;
  readonly level: number;
  readonly isCarryover: boolean;
  /** `Present`, `Absent`; empty until it is marked. */
  readonly mark: string;
  readonly passportFileId: string | null;
}

/** Somebody who may not. */
export interface PrintedOther {
  readonly matricNumber: string;
  readonly name: string;
  readonly obstacle: string;
}

export interface AttendancePage {
  readonly number: number;
  readonly count: number;
  /** The number of the first examinee of this page, from 1. */
  readonly from: number;
  readonly examinees: readonly PrintedExaminee[];
  readonly others: readonly PrintedOther[];
  /** The totals and the invigilators' lines stand on it. */
  readonly hasClosing: boolean;
}

/** In points. */
const heights = {
  page: 660,
  opening: 148,
  columns: 22,
  examinee: 42,
  closing: 118,
  othersTitle: 48,
  other: 28,
} as const;

interface Open {
  from: number;
  examinees: PrintedExaminee[];
  others: PrintedOther[];
  hasClosing: boolean;
  left: number;
}

/**
 * Lays a sheet out on pages before any is drawn, so that each can tell how many there are: those who may sit the examination, the
 * totals and signatures under them, and then the others.
 */
export const layOutAttendance = (
  examinees: readonly PrintedExaminee[],
  others: readonly PrintedOther[],
): readonly AttendancePage[] => {
  const pages: Open[] = [];
  const open = (from: number, used: number): Open => {
    const page = { from, examinees: [], others: [], hasClosing: false, left: heights.page - used };
    pages.push(page);
    return page;
  };
  let page = open(1, heights.opening + heights.columns);
  for (const [index, one] of examinees.entries()) {
    if (page.left < heights.examinee) page = open(index + 1, heights.columns);
    page.examinees.push(one);
    page.left -= heights.examinee;
  }
  if (page.left < heights.closing) page = open(examinees.length + 1, 0);
  page.hasClosing = true;
  page.left -= heights.closing;
  for (const other of others) {
    const needed = heights.other + (page.others.length === 0 ? heights.othersTitle : 0);
    if (page.left < needed) {
      page = open(examinees.length + 1, 0);
      page.left -= heights.othersTitle;
    } else if (page.others.length === 0) {
      page.left -= heights.othersTitle;
    }
    page.others.push(other);
    page.left -= heights.other;
  }
  return pages.map(({ left: _, ...rest }, index) => ({
    ...rest,
    number: index + 1,
    count: pages.length,
  }));
};
