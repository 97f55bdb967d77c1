import { useStaffPath, useStaffRole } from "../../shell/role-context.ts";

/** The folder of the role's result screens. Specification §2 uses the singular for the exam officer. */
const useOfficeFolder = (): string => (useStaffRole() === "EXAM_OFFICER" ? "result" : "results");

/** Converts a path below the folder to a path of the role's area: `broadsheet` → `/admin/results/broadsheet`. */
export const useResultPath = (): ((path: string) => string) => {
  const to = useStaffPath();
  const folder = useOfficeFolder();
  return (path) => to(`${folder}/${path}`);
};

/** The same for the links of lists, which are relative to the area. */
export const useSheetLink = (): ((sheet: {
  readonly semesterId: string;
  readonly courseId: string;
}) => string) => {
  const folder = useOfficeFolder();
  return ({ semesterId, courseId }) => `${folder}/${semesterId}/${courseId}`;
};
