export interface Refusal {
  readonly message: string;
  readonly fields: readonly { readonly field: string; readonly message: string }[];
}

export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface PlacedRefusal<Name extends string> {
  readonly fields: FieldErrors<Name>;
  /** The message to show above the form; null if all messages belong to fields. */
  readonly banner: string | null;
}

/** Splits a refusal into messages for the form's fields and a message above the form. */
export const splitRefusal = <Name extends string>(
  refusal: Refusal,
  names: readonly Name[],
): PlacedRefusal<Name> => {
  const fields: Partial<Record<Name, string>> = {};
  let placed = 0;
  for (const { field, message } of refusal.fields) {
    const name = names.find((known) => known === field);
    if (!name) continue;
    fields[name] ??= message;
    placed += 1;
  }
  const fieldsSayItAll = placed > 0 && placed === refusal.fields.length;
  return { fields, banner: fieldsSayItAll ? null : refusal.message };
};
