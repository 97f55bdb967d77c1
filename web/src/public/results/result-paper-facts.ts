import { formatDay } from "../../lib/dates.ts";
import { texts } from "../../texts.ts";

interface ResultPaper {
  readonly name: string;
  readonly matricNumber: string;
  readonly department: string;
  readonly award: string | null;
  readonly classOfAward: string | null;
  readonly issuedAt: string;
  readonly creditsPassed: number;
  readonly cgpa: number | null;
}

/** What the pages behind transcripts and statements of result show of them. */
export const resultPaperFacts = (paper: ResultPaper, timeZone: string) =>
  [
    ["Name", paper.name],
    ["Matric No.", paper.matricNumber],
    ["Department", paper.department],
    ...(paper.award ? [["Award", paper.award] as const] : []),
    ...(paper.classOfAward ? [["Class of award", paper.classOfAward] as const] : []),
    ["Issued on", formatDay(paper.issuedAt, timeZone)],
    ["Credits passed", String(paper.creditsPassed)],
    ["CGPA", paper.cgpa?.toFixed(2) ?? texts.dashboard.none],
  ] as const;
