/**
 * The part of an address that one customer holds: all of an IPv4 address, the first 64 bits of an IPv6 one,
 * because an IPv6 line has 2^64 addresses to try from.
 */
export const addressGroup = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::", 2);
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  return `${groups.slice(0, 4).map(withoutLeadingZeros).join(":")}::/64`;
};

const withoutLeadingZeros = (group: string): string => group.toLowerCase().replace(/^0+(?=.)/, "");
