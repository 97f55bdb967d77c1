import { useMutation } from "@apollo/client/react";
import { SendVerificationLinkDocument } from "../../../gql/public-admissions.ts";
import type { Refusal } from "../../../lib/refusal.ts";
import { texts } from "../../../texts.ts";

type LinkResult =
  | { readonly state: "sent"; readonly message: string }
  | { readonly state: "refused"; readonly refusal: Refusal };

/** Requests a new verification link. Rejects on a network failure. */
export const useSendLink = () => {
  const [send] = useMutation(SendVerificationLinkDocument);
  return async (identifier: string): Promise<LinkResult> => {
    const { data } = await send({ variables: { identifier } });
    const result = data?.sendVerificationLink;
    return result?.__typename === "Acknowledgement"
      ? { state: "sent", message: result.message }
      : { state: "refused", refusal: result ?? { message: texts.failures.unknown, fields: [] } };
  };
};
