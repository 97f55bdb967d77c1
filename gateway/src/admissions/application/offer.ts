import { answerOffer as answerOfferEndpoint } from "../../../../contract/admissions/application.ts";
import { type CollegeFailure, isRefusal, isUnsupported } from "../../college/failure.ts";
import type { GatewayContext } from "../../context.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import { type RefusalCode, refusal } from "../../graphql/refusal.ts";
import { texts } from "../../texts.ts";
import { ApplicantSource } from "../applicant-source.ts";

type Result = Awaited<ResolversTypes["AnswerOfferResult"]>;

/** Accepts or declines the offer of admission made to the signed-in applicant. */
export const answerOffer = async (
  accept: boolean,
  { session, college }: GatewayContext,
): Promise<Result> => {
  const stored = session.requireApplicant();
  try {
    const { message } = await college.write(answerOfferEndpoint, {
      body: { answer: accept ? "accepted" : "declined" },
    });
    const fallback = accept ? texts.application.offerAccepted : texts.application.offerDeclined;
    return {
      __typename: "OfferAnswered",
      applicant: ApplicantSource.signedIn(stored, session, college),
      message: message || fallback,
    };
  } catch (error) {
    if (isUnsupported(error)) return refusal("NOT_AVAILABLE", texts.notAvailable);
    if (isRefusal(error, 404) || isRefusal(error, 409)) return refusedAnswer(error);
    throw error;
  }
};

const conflicts: Readonly<Record<string, readonly [RefusalCode, fallback: string]>> = {
  offer_answered: ["OFFER_ANSWERED", texts.application.offerAnswered],
  offer_expired: ["OFFER_EXPIRED", texts.application.offerExpired],
  email_in_use: ["EMAIL_IN_USE", texts.application.emailInUse],
};

const refusedAnswer = ({
  status,
  refusal: { code: conflict = "", message },
}: CollegeFailure): Result => {
  if (status === 404) return refusal("NO_OFFER", message ?? texts.application.noOffer);
  const [code, fallback] = conflicts[conflict] ?? [
    "OFFER_ANSWERED",
    texts.application.offerAnswered,
  ];
  return refusal(code, message ?? fallback);
};
