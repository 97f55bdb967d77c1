/** Pages whose address holds a secret. The part after the page's name is left out. */
const secretPages: Readonly<Record<string, string>> = {
  "verify-email": "/verify-email/{school}/{course}/{id}/{token}",
  receipt: "/receipt/{code}",
  document: "/document/{code}",
  "registration-slip": "/registration-slip/{code}",
  transcript: "/transcript/{code}",
  "hostel-printout": "/hostel-printout/{code}",
};

/** A part of an address that looks random. */
const looksSecret = /^(?=.*[\dA-Z])[\w-]{16,}$/;

/** A request's path for the log. If the path holds a secret, its pattern is logged. */
export const loggedPath = (path: string): string => {
  const parts = path.split("/").filter((part) => part !== "");
  const [page = "", ...rest] = parts.map(decoded);
  const pattern = rest.length > 0 ? secretPages[page.toLowerCase()] : undefined;
  if (pattern !== undefined) return pattern;
  return parts.some((part) => looksSecret.test(decoded(part)))
    ? `/${parts.map((part) => (looksSecret.test(decoded(part)) ? "{…}" : part)).join("/")}`
    : path;
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
