/**
 * The kobo of an amount as banks write it: `1,250,000.00`, `₦49,000`, `NGN 500`, `49,000.00 CR`, `(300.00)`. What left the account
 * (`DR`, a minus, brackets) is negative; an empty cell or a dash is 0.
 * @returns undefined where it is no amount of whole kobo
 */
export const readAmount = (text: string): number | undefined => {
  const bare = text.replaceAll(/\s/g, "").replaceAll(/[−–—]/g, "-").toUpperCase();
  if (/^-*$/.test(bare)) return 0;
  const found = written.exec(bare)?.groups;
  if (found === undefined) return undefined;
  const { open, close, before, after, side } = found;
  if ((open === undefined) !== (close === undefined)) return undefined;
  const isOut = [open, before, after].some(Boolean) || side === "DR";
  const naira = Number(found.naira?.replaceAll(",", ""));
  const kobo = naira * 100 + Number((found.kobo ?? "").padEnd(2, "0"));
  if (!Number.isSafeInteger(kobo)) return undefined;
  return isOut && kobo !== 0 ? -kobo : kobo;
};

/** Thousands are whole groups of three, so that `1,25` is not read as 125. Decimals beyond the kobo can only be zeros. */
const written =
  /^\+?(?<open>\()?(?<before>-(?:₦|NGN|N)?|(?:₦|NGN|N)-)?(?:₦|NGN|N)?(?<naira>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<kobo>\d{0,2})0*)?(?<after>-)?(?<close>\))?(?<side>CR|DR)?\.?$/;
