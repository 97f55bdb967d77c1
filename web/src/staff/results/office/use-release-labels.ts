import { useStaffRole } from "../../shell/role-context.ts";
import { officeTexts } from "./texts.ts";

const labels = officeTexts.publish;

/** The labels of publishing. For a super admin it is the final release. */
export const useReleaseLabels = () =>
  useStaffRole() === "SUPER_ADMIN"
    ? { label: labels.release, title: labels.releaseTitle, action: labels.releaseAction }
    : { label: labels.label, title: labels.title, action: labels.action };
