import { useStaffRole } from "../../shell/role-context.ts";

/** Where the role at hand sees a student's results, for a list's links: the exam officer has no student records. */
export const useStudentLink = (): ((studentId: string) => string) => {
  const folder = useStaffRole() === "EXAM_OFFICER" ? "result/students" : "students";
  return (studentId) => `${folder}/${studentId}`;
};
