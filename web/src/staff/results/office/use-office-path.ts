import { useStaffPath, useStaffRole } from "../../shell/role-context.ts";

/** The result screens of the role at hand: §2 has the exam officer's in the singular. */
const useOfficeFolder = (): string => (useStaffRole() === "EXAM_OFFICER" ? "result" : "results");

/** Turns what follows `result/` into a path of the role's area: `broadsheet` → `/admin/results/broadsheet`. */
export const useResultPath = (): ((path: string) => string) => {
  const to = useStaffPath();
  const folder = useOfficeFolder();
  return (path) => to(`${folder}/${path}`);
};

/** The same for a list's links, which name no area. */
export const useSheetLink = (): ((sheet: {
  readonly semesterId: string;
  readonly courseId: string;
}) => string) => {
  const folder = useOfficeFolder();
  return ({ semesterId, courseId }) => `${folder}/${semesterId}/${courseId}`;
};
