import { useMutation } from "@apollo/client/react";
import { AnswerOfferDocument } from "../../../gql/applicant.ts";
import { failureOf } from "../../../lib/failure.ts";

interface Refusal {
  readonly message: string;
  /** True when the college refused: the offer is no longer as it is shown. */
  readonly isOutdated: boolean;
}

/**
 * Sends the answer to an offer; resolves to null when it is taken. The cache then has the applicant as the college answered,
 * so the page shows what follows.
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
