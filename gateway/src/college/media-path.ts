/**
 * A file's path at the college, of the path or address in a record. Only the path is used: the gateway asks the college's
 * service for it and never another host, whatever a record says.
 */
export const mediaPathOf = (address: string): string | undefined => {
  const base = "http://college.invalid";
  if (!URL.canParse(address, base)) return undefined;
  const { pathname, search, protocol } = new URL(address, base);
  return ["http:", "https:"].includes(protocol) ? pathname + search : undefined;
};
