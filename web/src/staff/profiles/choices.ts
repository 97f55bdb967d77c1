export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Converts a closed list to choices with labels. */
export const choicesOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): readonly Choice[] =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
