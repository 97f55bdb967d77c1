import type { CollegeConfig } from "../../config.ts";

/** Where an applicant logs in. */
export const applicantLoginUrl = ({ publicUrl }: Pick<CollegeConfig, "publicUrl">): string =>
  `${publicUrl}/login?for=applicant`;

/** The page that verifies an email address: the application number's three parts, then the token. */
export const verificationUrl = (
  { publicUrl }: Pick<CollegeConfig, "publicUrl">,
  applicationNo: string,
  token: string,
): string =>
  [publicUrl, "verify-email", ...[...applicationNo.split("/"), token].map(encodeURIComponent)].join(
    "/",
  );
