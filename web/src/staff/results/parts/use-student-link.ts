import { useStaffRole } from "../../shell/role-context.ts";

/** The path of a student's results for the current role. The exam officer has no student records. */
export const useStudentLink = (): ((studentId: string) => string) => {
  const folder = useStaffRole() === "EXAM_OFFICER" ? "result/students" : "students";
  return (studentId) => `${folder}/${studentId}`;
};
