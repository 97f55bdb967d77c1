import { useStaffPath, useStaffRole } from "../../shell/role-context.ts";

/** The path of a student's results for the current role. The exam officer has no student records. */
export const useStudentLink = (): ((studentId: string) => string) => {
  const folder = useStaffRole() === "EXAM_OFFICER" ? "result/students" : "students";
  return (studentId) => `${folder}/${studentId}`;
};

/**
 * Paths below the folder of the role's result screens, for the links of lists: `broadsheet` → `results/broadsheet`.
 * Specification §2 uses the singular for the exam officer.
 */
export const useResultLink = (): ((path: string) => string) => {
  const folder = useStaffRole() === "EXAM_OFFICER" ? "result" : "results";
  return (path) => `${folder}/${path}`;
};

/** The same with the role's area: `/admin/results/broadsheet`. */
export const useResultPath = (): ((path: string) => string) => {
  const to = useStaffPath();
  const link = useResultLink();
  return (path) => to(link(path));
};
