import { graphqlPath } from "../graphql/server.ts";

/** Pages whose address holds a secret. The part after the page's name is left out. */
const secretPages: Readonly<Record<string, string>> = {
  "verify-email": "/verify-email/{school}/{course}/{id}/{token}",
  receipt: "/receipt/{code}",
  document: "/document/{code}",
  "registration-slip": "/registration-slip/{code}",
  "exam-card": "/exam-card/{code}",
  "id-card": "/id-card/{code}",
  transcript: "/transcript/{code}",
  statement: "/statement/{code}",
  "statement-of-result": "/statement-of-result/{code}",
  "sponsor-statement": "/sponsor-statement/{code}",
  "hostel-printout": "/hostel-printout/{code}",
};

/** The parts of the portal's own addresses: words, a file's name, record ids, an academic session. All others may be codes. */
const plain = /^(?:[a-z]+(?:-[a-z]+)*(?:\.[a-z]+)?|\d{1,10}|\d{4}-\d{4})$/;

/** A built file of the client, whose name has a hash. */
const asset = /^\/assets\/[\w-]+\.\w{1,5}$/;

/** A request's path for the log, without what may be a secret. */
export const loggedPath = (path: string): string => {
  // Nearly every request's.
  if (path === graphqlPath) return path;
  const parts = path.split("/").filter((part) => part !== "");
  const [page = "", ...rest] = parts.map(decoded);
  const pattern = rest.length > 0 ? secretPages[page.toLowerCase()] : undefined;
  if (pattern !== undefined) return pattern;
  if (asset.test(path) || parts.every((part) => plain.test(part))) return path;
  return `/${parts.map((part) => (plain.test(part) ? part : "{…}")).join("/")}`;
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
