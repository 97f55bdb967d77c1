const origin = "https://portal.invalid";

/**
 * A path inside the portal to return to after signing in, or null where `candidate` is not one: another origin,
 * `//host`, a backslash that browsers read as a slash, a scheme.
 */
export const safeReturnPath = (candidate: string | null | undefined): string | null => {
  if (!candidate?.startsWith("/") || /^\/[/\\]/.test(candidate)) return null;
  if (!URL.canParse(candidate, origin)) return null;
  const url = new URL(candidate, origin);
  if (url.origin !== origin || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
};
