const number = new Intl.NumberFormat("en-NG");
const rowsOf = (count: number) => (count === 1 ? "1 row" : `${number.format(count)} rows`);

export const kitTexts = {
  cancel: "Cancel",
  close: "Close",
  save: "Save",
  saving: "Saving…",
  reason: "Reason",
  reasonHint: "Kept in the audit log. At least 5 characters.",
  reasonShort: "Give a reason of at least 5 characters.",
  changedElsewhere: "Somebody else changed this meanwhile",
  changedElsewhereHint:
    "What you typed is still here. Fields that differ say what is there now. Load the newer one, or save yours over it.",
  loadNewer: "Load the newer one",
  keepMine: "Save mine over it",
  isNow: (value: string) => `Now: ${value || "empty"}`,
  yes: "Yes",
  no: "No",
  bulk: {
    previewing: "Looking at what would happen…",
    refused: "Nothing was changed",
    outdated: "Things changed since this preview. This is how it is now.",
    allowedRows: (count: number) => `${number.format(count)} can be changed`,
    blockedRows: (count: number) => `${number.format(count)} cannot`,
    leaveOut: (count: number) => `Leave these ${number.format(count)} out`,
    columns: { name: "Record", outcome: "What happens" },
    none: "None of the selected records can be changed.",
  },
  import: {
    file: "File",
    choose: "Choose a file",
    hint: (columns: string) =>
      `CSV (UTF-8) or XLSX, at most 5 MB and 10,000 rows. First row: ${columns}.`,
    tooBig: "The file is larger than 5 MB.",
    wrongKind: "Choose a CSV or an XLSX file.",
    check: "Check the file",
    confirm: (count: number) => `Import ${rowsOf(count)}`,
    noErrors: (count: number) =>
      `${rowsOf(count)} read, nothing wrong with ${count === 1 ? "it" : "them"}. Nothing is saved yet.`,
    errors: (errors: number, rows: number) =>
      `${number.format(errors)} ${errors === 1 ? "error" : "errors"} in ${rowsOf(rows)}. Nothing was saved: mend the file and choose it again.`,
    firstErrors: (count: number) => `The first ${number.format(count)}:`,
    columns: { row: "Row", column: "Column", message: "What is wrong" },
    errorTable: "Errors of the file",
    done: (count: number) => `${rowsOf(count)} imported.`,
  },
};
