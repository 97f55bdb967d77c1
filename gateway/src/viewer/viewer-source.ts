import { ApplicantSource } from "../applicant/applicant-source.ts";
import type { CollegeCalls } from "../college/calls.ts";
import type { Person } from "../session/record.ts";
import type { RequestSession } from "../session/request-session.ts";
import { StudentSource } from "./student-source.ts";

/** Whoever is signed in. */
export type ViewerSource = StudentSource | ApplicantSource;

/** The signed-in person, to be read when a field needs it; null when nobody is signed in. */
export const viewerOf = (session: RequestSession, college: CollegeCalls): ViewerSource | null => {
  const person = session.record?.person;
  if (person === undefined) return null;
  return person.kind === "student"
    ? StudentSource.signedIn(person.record, session, college)
    : ApplicantSource.signedIn(person.record, session, college);
};

/** Somebody of whom the college has just told. */
export const knownViewer = (person: Person, college: CollegeCalls): ViewerSource =>
  person.kind === "student"
    ? StudentSource.known(person.record)
    : ApplicantSource.known(person.record, college);

export const typeNameOf = (viewer: ViewerSource): "Student" | "Applicant" =>
  viewer instanceof StudentSource ? "Student" : "Applicant";
