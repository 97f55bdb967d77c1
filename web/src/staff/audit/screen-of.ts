/** Records that have a screen of their own, by how the log names their kind. */
const screens: Readonly<Record<string, string>> = {
  applicant: "applicants",
  student: "students",
  course: "courses",
  payment: "payments",
};

/** The screen of a record, under the area at hand: `applicant:12` → `applicants/12`; undefined where it has none. */
export const screenOf = (subject: string): string | undefined => {
  const [kind = "", id = ""] = subject.split(":", 2);
  const screen = screens[kind];
  return screen !== undefined && /^\d+$/.test(id) ? `${screen}/${id}` : undefined;
};
