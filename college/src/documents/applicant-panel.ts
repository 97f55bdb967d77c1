import type { Flow } from "./flow.ts";
import { drawPerson } from "./person-panel.ts";

/** Whose document it is, as it stands on top of it. */
export interface ApplicantOnPaper {
  /** Surname, first and other names. */
  readonly name: string;
  /** `COHT/CHE/00001`. */
  readonly applicationNo: string;
  /** The course applied for. */
  readonly course: string;
  /** `Remedial Admission, 2025/2026`. */
  readonly session: string;
  /** A JPEG. */
  readonly photo: Buffer | null;
}

/** Draws the title of a document and the applicant's name, number, course and photo. */
export const drawApplicant = (flow: Flow, title: string, applicant: ApplicantOnPaper): void =>
  drawPerson(flow, {
    title,
    subtitle: applicant.session,
    facts: [
      { name: "Name", value: applicant.name },
      { name: "Application number", value: applicant.applicationNo },
      { name: "Preferred course of study", value: applicant.course },
    ],
    photo: applicant.photo,
  });
