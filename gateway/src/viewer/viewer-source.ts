import { ApplicantSource } from "../admissions/applicant-source.ts";
import type { CollegeCalls } from "../college/calls.ts";
import type { Person, StaffRecord } from "../session/record.ts";
import type { RequestSession } from "../session/request-session.ts";
import { currentStaff } from "../staff/current-staff.ts";
import { StudentSource } from "./student-source.ts";

/** The signed-in person. */
export type ViewerSource = StudentSource | ApplicantSource | StaffRecord;

/** The signed-in person, or null. Staff records are read at once, others when a field needs them. */
export const viewerOf = (
  session: RequestSession,
  college: CollegeCalls,
): ViewerSource | Promise<StaffRecord> | null => {
  const person = session.record?.person;
  if (person === undefined) return null;
  if (person.kind === "staff") return currentStaff(session, college);
  return person.kind === "student"
    ? StudentSource.signedIn(person.record, session, college)
    : ApplicantSource.signedIn(person.record, session, college);
};

/** A person whose record is in the college's current answer. */
export const knownViewer = (person: Person, college: CollegeCalls): ViewerSource => {
  switch (person.kind) {
    case "student":
      return StudentSource.known(person.record);
    case "applicant":
      return ApplicantSource.known(person.record, college);
    case "staff":
      return person.record;
  }
};

export const typeNameOf = (viewer: ViewerSource): "Student" | "Applicant" | "Staff" => {
  if (viewer instanceof StudentSource) return "Student";
  return viewer instanceof ApplicantSource ? "Applicant" : "Staff";
};
