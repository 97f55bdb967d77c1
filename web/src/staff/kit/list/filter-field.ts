import { listTexts } from "./list-texts.ts";

/** A choice of a filter. A text is value and label in one. */
type Choice = string | { readonly value: string; readonly label: string };

export interface FilterField<Kinds> {
  readonly name: keyof Kinds & string;
  readonly label: string;
  /** The choices of a select filter. `flag` filters have yes and no. */
  readonly choices?: readonly Choice[];
  /** The type of the input of other filters. */
  readonly type?: "date" | "number" | "text" | "flag";
}

const flagChoices = [
  { value: "yes", label: listTexts.yes },
  { value: "no", label: listTexts.no },
];

/** The choices of a filter; undefined if it is typed. */
export const choicesOf = ({ choices, type }: Pick<FilterField<never>, "choices" | "type">) =>
  type === "flag"
    ? flagChoices
    : choices?.map((choice) =>
        typeof choice === "string" ? { value: choice, label: choice } : { ...choice },
      );

/** The filter's value for a chosen or typed text; null if it is empty. */
export const filterValue = (
  { type }: Pick<FilterField<never>, "type">,
  text: string,
): string | number | boolean | null => {
  const value = text.trim();
  if (value === "") return null;
  if (type === "flag") return value === "yes";
  return type === "number" ? Number(value) : value;
};
