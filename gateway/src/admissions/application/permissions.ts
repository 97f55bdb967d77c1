import type { ApplicationState } from "../applicant-source.ts";

type Circumstances = Pick<ApplicationState, "screening" | "submitted_at"> & {
  readonly session: Pick<ApplicationState["session"], "is_open">;
};

const isUnderWay = ({ session, submitted_at }: Circumstances): boolean =>
  session.is_open && submitted_at === null;

/** Whether the sections can be changed. The college decides in the end; this is what a screen offers. */
export const canEdit = (application: Circumstances): boolean =>
  isUnderWay(application) && application.screening.is_paid;

/** Whether the screening fee can be paid: not twice, and not for a session that takes no applications any more. */
export const canPay = (application: Circumstances): boolean =>
  isUnderWay(application) && !application.screening.is_paid;
