/** Includes the invisible direction marks that phones copy with a number from their contacts. */
const separators = /[\s().\p{Pd}\p{Cf}]/gu;
const nigerianMobile = /^(?:(?:\+?234|00234)0?|0)([789][01]\d{8})$/;
const international = /^\+(?!234)[1-9]\d{7,14}$/;

/**
 * The one form of a phone number, `+2348031234567`, from a Nigerian mobile number however it is written or
 * from an international one that starts with `+`; undefined when it is neither.
 */
export const normalisePhone = (text: string): string | undefined => {
  const dialled = text.normalize("NFKC").replace(separators, "");
  const mobile = nigerianMobile.exec(dialled)?.[1];
  if (mobile !== undefined) return `+234${mobile}`;
  return international.test(dialled) ? dialled : undefined;
};
