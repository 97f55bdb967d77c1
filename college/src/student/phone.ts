/**
 * The one form of a phone number, `+2348031234567`, from a Nigerian mobile number however it is written or
 * from an international one that starts with `+`; undefined when it is neither.
 */
export const normalisePhone = (typed: string): string | undefined => {
  const dialled = typed.normalize("NFKC").replaceAll(/[\s().\-‐-―]/g, "");
  const mobile = /^(?:(?:\+?234|00234)0?|0)([789][01]\d{8})$/.exec(dialled)?.[1];
  if (mobile !== undefined) return `+234${mobile}`;
  return /^\+(?!234)[1-9]\d{7,14}$/.test(dialled) ? dialled : undefined;
};
