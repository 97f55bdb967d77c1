/** `draft` and `returned` are with the lecturers, `submitted` with the exam office, `approved` waits for release. */
export type ResultSheetState =
  | "draft"
  | "submitted"
  | "returned"
  | "approved"
  | "published"
  | "amended";

/** What can be done to a sheet as a whole. */
export type SheetStep = "enter" | "submit" | "return" | "approve" | "publish" | "amend";

const from: Readonly<Record<SheetStep, readonly ResultSheetState[]>> = {
  enter: ["draft", "returned"],
  submit: ["draft", "returned"],
  return: ["submitted", "approved"],
  approve: ["submitted"],
  publish: ["approved"],
  amend: ["published", "amended"],
};

/** Whether a sheet's state lets it be done; who may do it is another question. */
export const canStep = (state: ResultSheetState, step: SheetStep): boolean =>
  from[step].includes(state);
