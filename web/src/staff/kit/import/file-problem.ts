export const wrongKind = "Choose a CSV or an XLSX file.";

const maxBytes = 5 * 1024 * 1024;

/** The problem of a table's file before it is sent; null if there is none. */
export const fileProblem = ({ name, size }: File): string | null => {
  if (!/\.(?:csv|xlsx)$/i.test(name)) return wrongKind;
  return size > maxBytes ? "The file is larger than 5 MB." : null;
};
