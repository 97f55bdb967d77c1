/** What was pasted or typed, one value after the other, as a file of one column. */
export const pastedFile = (heading: string, text: string): File => {
  const values = text.split(/[\s,;"]+/).filter(Boolean);
  return new File([[heading, ...values, ""].join("\n")], "pasted.csv", { type: "text/csv" });
};
