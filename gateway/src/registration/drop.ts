import { isBusinessRefusal, isOutage, isRefusal, isUnoffered } from "../college/failure.ts";
import { troubleOf } from "../college/portal-error.ts";
import { recordIdOf } from "../college/record-id.ts";
import { sendDrop } from "../college/registration.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { texts } from "../texts.ts";
import { refusedBy, registrationRefused } from "./refused.ts";

type Result = Awaited<ResolversTypes["RegisterCoursesResult"]>;

/** Drops one of the student's registrations. */
export const dropCourse = async (
  registrationId: string,
  { college }: GatewayContext,
): Promise<Result> => {
  const id = recordIdOf(registrationId);
  if (id === undefined) return unknownRegistration();
  try {
    const { message } = await sendDrop(college, id);
    return { __typename: "CoursesRegistered", message: message || texts.registration.dropped };
  } catch (error) {
    if (isUnoffered(error)) return registrationRefused("NOT_AVAILABLE", texts.notAvailable);
    if (isOutage(error)) throw troubleOf(error, texts.registration.notDropped);
    if (isRefusal(error, 404)) return unknownRegistration(error.refusal.message);
    if (isBusinessRefusal(error)) {
      return refusedBy(error, texts.registration.notDropped);
    }
    throw error;
  }
};

const unknownRegistration = (message: string = texts.registration.unknownRegistration) =>
  registrationRefused("UNKNOWN_REGISTRATION", message);
