import { ApplicantSource } from "../applicant/applicant-source.ts";
import { sendOfferAnswer } from "../college/application.ts";
import { type CollegeFailure, isRefusal, isUnoffered } from "../college/failure.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import { refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

type Result = Awaited<ResolversTypes["AnswerOfferResult"]>;

/** Accepts or declines the offer of admission made to the signed-in applicant. */
export const answerOffer = async (
  accept: boolean,
  { session, college }: GatewayContext,
): Promise<Result> => {
  const kept = session.requireApplicant();
  try {
    const { message } = await sendOfferAnswer(college, accept ? "accepted" : "declined");
    const said = accept ? texts.application.offerAccepted : texts.application.offerDeclined;
    return {
      __typename: "OfferAnswered",
      applicant: ApplicantSource.signedIn(kept, session, college),
      message: message || said,
    };
  } catch (error) {
    if (isUnoffered(error)) return refusal("NOT_AVAILABLE", texts.notAvailable);
    if (isRefusal(error, 404) || isRefusal(error, 409)) return refusedAnswer(error);
    throw error;
  }
};

const refusedAnswer = ({ status, refusal: { code, message } }: CollegeFailure): Result => {
  if (status === 404) return refusal("NO_OFFER", message ?? texts.application.noOffer);
  return code === "offer_expired"
    ? refusal("OFFER_EXPIRED", message ?? texts.application.offerExpired)
    : refusal("OFFER_ANSWERED", message ?? texts.application.offerAnswered);
};
