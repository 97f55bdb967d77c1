import { paths } from "../../../paths.ts";

/** What the request page hands to the confirm page in the history entry, so that the email is not typed twice. */
export interface ConfirmState {
  readonly email: string;
}

/** The pages of a password reset, and as whom it is asked for. */
export const resetPaths = {
  Applicant: {
    role: "APPLICANT",
    request: paths.applicant.forgotPassword,
    confirm: paths.applicant.confirmResetPassword,
    login: paths.applicant.login,
  },
  Student: {
    role: "STUDENT",
    request: paths.student.forgotPassword,
    confirm: paths.student.confirmResetPassword,
    login: paths.student.login,
  },
} as const;
