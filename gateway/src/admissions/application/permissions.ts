import type { ApplicationState } from "../applicant-source.ts";

type Circumstances = Pick<ApplicationState, "screening" | "submittedAt"> & {
  readonly session: Pick<ApplicationState["session"], "isOpen">;
};

const isUnderWay = ({ session, submittedAt }: Circumstances): boolean =>
  session.isOpen && submittedAt === null;

/** Whether the sections can be changed. The college decides in the end; this is what a screen offers. */
export const canEdit = (application: Circumstances): boolean =>
  isUnderWay(application) && application.screening.isPaid;

/** Whether the screening fee can be paid: not twice, and not for a session that takes no applications any more. */
export const canPay = (application: Circumstances): boolean =>
  isUnderWay(application) && !application.screening.isPaid;
