import { useStaffRole } from "../../shell/role-context.ts";
import { officeTexts } from "./texts.ts";

const words = officeTexts.publish;

/** The labels of publishing. For a super admin it is the final release. */
export const useReleaseLabels = () =>
  useStaffRole() === "SUPER_ADMIN"
    ? { label: words.release, title: words.releaseTitle, action: words.releaseAction }
    : { label: words.label, title: words.title, action: words.action };
