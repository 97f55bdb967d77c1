import type { payment } from "../db/schema/payments.ts";

type Purpose = (typeof payment.$inferSelect)["purpose"];

/** The portal's result pages, each purpose's own. */
const resultPaths: Record<Purpose, readonly string[]> = {
  tuition: ["/student/tuition-verify", "/tuition-verify"],
  hostel: ["/student/hostel-payment-verify", "/hostel-payment-verify"],
  screening: ["/payment-success"],
};

/** Where an applicant is sent back to: §7 has no callback address in the call that opens the screening fee. */
export const screeningCallbackUrl = (publicUrl: string): string => `${publicUrl}/payment-success`;

/**
 * True for the addresses a payer may be sent back to: a result page of this purpose on the portal's own
 * origin, bare. Anything else would make the provider's page an open redirect in the college's name.
 */
export const isCallbackUrl = (given: string, purpose: Purpose, publicUrl: string): boolean => {
  // URL leaves out white space and control characters; the provider is sent the address as it was given.
  if (!/^[\x21-\x7e]+$/.test(given) || !URL.canParse(given)) return false;
  const url = new URL(given);
  return (
    url.origin === new URL(publicUrl).origin &&
    url.username === "" &&
    url.password === "" &&
    url.search === "" &&
    url.hash === "" &&
    resultPaths[purpose].includes(url.pathname.replace(/\/$/, ""))
  );
};
