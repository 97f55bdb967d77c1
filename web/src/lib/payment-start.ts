import { texts } from "../texts.ts";

/** What came of asking to pay: the provider's page, or what to tell the person. */
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

/** Reads the gateway's answer; `wordsFor` says what to tell of a refusal or a failure, given its code and reason. */
export const paymentStartOf = (
  result: StartResult,
  wordsFor: (code: string, reason: string) => string,
): PaymentStart => {
  if (result.__typename === "Refusal") return { problem: wordsFor(result.code, result.message) };
  // Anything but a web address, a script above all, must never be opened.
  return isWebAddress(result.authorizationUrl)
    ? { url: result.authorizationUrl }
    : { problem: wordsFor("BAD_ADDRESS", texts.badPaymentAddress) };
};
