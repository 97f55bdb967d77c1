/** How an exported instant is written, `2026-03-10 09:30`: spreadsheets sort it, and know it for a time. */
export const instantText = (instant: Date, timeZone: string): string => {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")} ${part("hour")}:${part("minute")}`;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for a zone: making one takes longer than writing a thousand instants. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
};
