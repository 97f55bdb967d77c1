import { screen } from "@testing-library/react";
import {
  anApplicantWithOpenForm,
  openForm,
  recordArgs,
  sectionSaved,
} from "./application-form.tsx";
import type { Answers } from "./server.ts";

/** A saved sitting. */
export const aSitting = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  schoolName: "Baptist High School",
  examType: "WAEC",
  year: "2024",
  examNumber: "4250101001",
  subjects: [
    { name: "English Language", grade: "B3" },
    { name: "Mathematics", grade: "C6" },
  ],
  resultUrl: null,
  resultMediaType: null,
  revision: 1,
  ...overrides,
});

export const oneSitting = { sittings: [aSitting()], numberOfSittings: 1 };

/** Opens the form at the academic section, and waits for its choices, which follow its first fields. */
export const openAcademic = async (application: object = {}, mutation: Answers = {}) => {
  const applicant = anApplicantWithOpenForm({ ...application });
  const opened = await openForm("?section=academic", applicant, mutation);
  await screen.findAllByLabelText("Subject 1");
  return opened;
};

/** Saves one sitting, and records what was sent. */
export const recordAcademicSave = () =>
  recordArgs(() => sectionSaved(anApplicantWithOpenForm(oneSitting)));
