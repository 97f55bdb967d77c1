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
export const heights = {
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
