const number = new Intl.NumberFormat("en-NG");

/** `1,204` */
export const formatCount = (count: number): string => number.format(count);
