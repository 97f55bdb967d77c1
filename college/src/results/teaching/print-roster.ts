import type { College } from "../../context.ts";
import { makeClassList } from "../../documents/class-list.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { semesterName } from "../semester-name.ts";
import type { Roster } from "./roster.ts";

/** A roster to print: those who registered the course and did not drop it. */
export const printRoster = async (
  { clock, identity }: College,
  { code, title, lecturers, semesters, semesterId, students }: Roster,
): Promise<FileAnswer> => {
  const shown = semesters.find(({ id }) => id === semesterId);
  const pdf = await makeClassList(
    {
      code,
      title,
      lecturers,
      semester: shown === undefined ? "" : semesterName(shown),
      printedAt: clock(),
      students: students
        .filter((one) => !one.isDropped)
        .map((one) => ({
          matricNumber: one.matricNumber,
          name: one.name,
          department: one.department,
          level: one.level,
          isCarryover: one.isCarryover,
        })),
    },
    identity,
  );
  return new FileAnswer("application/pdf", pdf, `class_list_${code.replaceAll(/\W+/g, "_")}.pdf`);
};
