import { paths } from "../../../paths.ts";

/** The pages of a password reset for each role. */
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
