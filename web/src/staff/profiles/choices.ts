import type { Choice } from "../../ui/SelectField.tsx";

/** Choices out of a closed list, as they are called. */
export const choicesOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): readonly Choice[] =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
