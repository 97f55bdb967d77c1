import { useMutation } from "@apollo/client/react";
import { AnswerOfferDocument } from "../../../gql/applicant-admissions.ts";
import { failureOf } from "../../../lib/failure.ts";

interface Refusal {
  readonly message: string;
  /** Whether the college refused because the offer has changed. */
  readonly isOutdated: boolean;
}

/**
 * Answers an offer. Resolves to null on success. The response updates the cached applicant, so the page shows the new
 * state.
 */
export const useAnswerOffer = (): readonly [
  answer: (accept: boolean) => Promise<Refusal | null>,
  busy: boolean,
] => {
  const [mutate, { loading }] = useMutation(AnswerOfferDocument);
  const answer = async (accept: boolean): Promise<Refusal | null> => {
    try {
      const { data } = await mutate({ variables: { accept } });
      const result = data?.answerOffer;
      if (result?.__typename === "OfferAnswered") return null;
      return { message: result?.message ?? "", isOutdated: true };
    } catch (error) {
      return { message: failureOf(error).message, isOutdated: false };
    }
  };
  return [answer, loading];
};
