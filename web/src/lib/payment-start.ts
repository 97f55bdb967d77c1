/** The result of starting a payment: the address of the provider's page, or an error message. */
export type PaymentStart =
  | { readonly url: string; readonly problem?: never }
  | { readonly problem: string; readonly url?: never };

type StartResult =
  | { readonly __typename: "PaymentStarted"; readonly authorizationUrl: string }
  | { readonly __typename: "Refusal"; readonly code: string; readonly message: string };

const isWebAddress = (url: string): boolean => {
  try {
    return /^https?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
};

/** Converts the gateway's response. `messageFor` returns the message for a refusal or failure by code and reason. */
export const paymentStartOf = (
  result: StartResult,
  messageFor: (code: string, reason: string) => string,
): PaymentStart => {
  if (result.__typename === "Refusal") return { problem: messageFor(result.code, result.message) };
  // Only web addresses are opened, never scripts.
  return isWebAddress(result.authorizationUrl)
    ? { url: result.authorizationUrl }
    : { problem: messageFor("BAD_ADDRESS", "the payment provider's address is not valid") };
};
