/** `draft` and `returned` are with the lecturers, `submitted` with the exam office, `approved` waits for release. */
export type ResultSheetState =
  | "draft"
  | "submitted"
  | "returned"
  | "approved"
  | "published"
  | "amended";

/** Actions on a sheet as a whole. */
export type SheetStep = "enter" | "submit" | "return" | "approve" | "publish" | "amend";

const from: Readonly<Record<SheetStep, readonly ResultSheetState[]>> = {
  enter: ["draft", "returned"],
  submit: ["draft", "returned"],
  return: ["submitted", "approved"],
  approve: ["submitted"],
  publish: ["approved"],
  amend: ["published", "amended"],
};

/** Whether a sheet's state allows the action. Permissions are checked elsewhere. */
export const canStep = (state: ResultSheetState, step: SheetStep): boolean =>
  from[step].includes(state);
