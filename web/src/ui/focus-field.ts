/** The field of a control: its name, else what follows the form's name in an id of Ant Design's Form. */
const fieldOf = (control: Element): string =>
  control.getAttribute("name") || control.id.replace(/^[a-z]+_/, "");

const isOf = (control: Element, field: string): boolean =>
  fieldOf(control) === field || fieldOf(control).startsWith(`${field}.`);

// The file input of Ant Design's Upload is hidden and cannot take the focus. Its button can.
const controlSelector = "input:not([type=file]), textarea, button";

const controlsIn = (container: HTMLElement): readonly HTMLElement[] =>
  Array.from(container.querySelectorAll<HTMLElement>(controlSelector)).filter(
    (control) => fieldOf(control) !== "",
  );

/** Focuses the control of a field, or the first control of a group. Returns whether there is one. */
export const focusField = (container: HTMLElement | null, field: string): boolean => {
  const controls = container ? controlsIn(container) : [];
  const control =
    controls.find((one) => fieldOf(one) === field) ?? controls.find((one) => isOf(one, field));
  control?.focus();
  return control !== undefined;
};

/** Focuses the first control on the screen that belongs to one of the fields. */
export const focusFirst = (container: HTMLElement | null, fields: readonly string[]): void => {
  const controls = container ? controlsIn(container) : [];
  controls.find((control) => fields.some((field) => isOf(control, field)))?.focus();
};

/** Whether a field or its group has a control. */
export const hasField = (container: HTMLElement | null, field: string): boolean =>
  container !== null && controlsIn(container).some((control) => isOf(control, field));

export const focusFirstControl = (container: HTMLElement | null): void => {
  const [first] = container ? controlsIn(container) : [];
  first?.focus();
};
