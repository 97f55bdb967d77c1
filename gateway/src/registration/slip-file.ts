import { isRefusal, isUnoffered } from "../college/failure.ts";
import { openRegistrationSlip, type SemesterQuery } from "../college/registration.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { OpenFile, StreamedFile } from "../http/files-route.ts";
import { unpaidMessage } from "./not-loaded.ts";
import { slipAskedBy } from "./slip-url.ts";

/** The slip of one of the signed-in student's own registrations. */
export const openSlipFile: OpenFile = (path, context) => {
  const asked = slipAskedBy(path);
  return asked && open(asked, context);
};

const open = async (
  asked: SemesterQuery,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  session.requireStudent();
  try {
    const file = await openRegistrationSlip(college, asked);
    return { file, saveAs: { ascii: "registration_slip.pdf" } };
  } catch (error) {
    if (isUnoffered(error)) throw new PortalError("NOT_AVAILABLE", {}, error);
    if (isRefusal(error, 402)) {
      throw new PortalError("FORBIDDEN", { message: unpaidMessage(error) }, error);
    }
    throw error;
  }
};
