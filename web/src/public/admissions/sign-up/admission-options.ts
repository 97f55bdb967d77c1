import type { SignUpOptionsQuery } from "../../../gql/public-admissions.ts";

export type Admission = NonNullable<SignUpOptionsQuery["admission"]>;
export type AdmissionSession = Admission["sessions"][number];
export type Course = Admission["courses"][number];

const byTime =
  (of: (session: AdmissionSession) => string) => (a: AdmissionSession, b: AdmissionSession) =>
    Date.parse(of(a)) - Date.parse(of(b));

/** The open sessions. The one that closes first comes first. */
export const openSessions = ({ sessions }: Admission): readonly AdmissionSession[] =>
  sessions.filter(({ isOpen }) => isOpen).sort(byTime(({ closesAt }) => closesAt));

/** The next session to open and the last one that closed; undefined if there is none. */
export const closedSessions = ({ sessions }: Admission, now: Date) => {
  const closed = sessions.filter(({ isOpen }) => !isOpen);
  const isAhead = ({ opensAt }: AdmissionSession) => Date.parse(opensAt) > now.getTime();
  return {
    next: closed.filter(isAhead).sort(byTime(({ opensAt }) => opensAt))[0],
    last: closed
      .filter((session) => !isAhead(session))
      .sort(byTime(({ closesAt }) => closesAt))
      .at(-1),
  };
};
