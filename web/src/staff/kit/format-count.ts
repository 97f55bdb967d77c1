let formatter: Intl.NumberFormat | undefined;

/** `1,204`. The formatter is made at the first use: a browser's first one takes a cheap phone a tenth of a second. */
export const formatCount = (count: number): string => {
  formatter ??= new Intl.NumberFormat("en-NG");
  return formatter.format(count);
};
