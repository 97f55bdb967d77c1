const origin = "https://portal.invalid";

/**
 * Returns `candidate` if it is a path inside the portal, else null. Rejects other origins, `//host`, backslashes, which
 * browsers read as slashes, and schemes.
 */
export const safeReturnPath = (candidate: string | null | undefined): string | null => {
  if (!candidate?.startsWith("/") || /^\/[/\\]/.test(candidate)) return null;
  if (!URL.canParse(candidate, origin)) return null;
  const url = new URL(candidate, origin);
  if (url.origin !== origin || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
};
