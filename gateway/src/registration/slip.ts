import { registrationSlip } from "../../../contract/registration/registration.ts";
import { isRefusal, isUnsupported } from "../college/failure.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { type SemesterQuery, unpaidMessage } from "./registration-source.ts";

/** `/download/registration-slip/2025-2026/2` */
export const slipUrlOf = ({ session, semester }: SemesterQuery): string =>
  `/download/registration-slip/${session.replace("/", "-")}/${semester}`;

const pattern = /^\/download\/registration-slip\/(\d{4})-(\d{4})\/(\d{1,2})$/;

/** The slip of one of the signed-in student's own registrations. */
export const openSlipFile: OpenFile = (path, context) => {
  const [, firstYear, secondYear, semester] = pattern.exec(path) ?? [];
  if (semester === undefined) return undefined;
  return open({ session: `${firstYear}/${secondYear}`, semester }, context);
};

const open = async (
  query: SemesterQuery,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  session.requireStudent();
  try {
    const file = await college.file(registrationSlip, { query });
    return { file, saveAs: { ascii: "registration_slip.pdf" } };
  } catch (error) {
    if (isUnsupported(error)) throw new PortalError("NOT_AVAILABLE", {}, error);
    if (isRefusal(error, 402)) {
      throw new PortalError("FORBIDDEN", { message: unpaidMessage(error) }, error);
    }
    throw error;
  }
};
