/** The screens of records, by the kind that the log uses. */
const screens: Readonly<Record<string, string>> = {
  applicant: "applicants",
  student: "students",
  course: "courses",
  payment: "payments",
};

/** The screen of a record in the current area: `applicant:12` → `applicants/12`; undefined if it has none. */
export const recordPath = (subject: string): string | undefined => {
  const [kind = "", id = ""] = subject.split(":", 2);
  const screen = screens[kind];
  return screen !== undefined && /^\d+$/.test(id) ? `${screen}/${id}` : undefined;
};
