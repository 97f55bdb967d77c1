export const steps = ["select", "review", "confirmation"] as const;

/** A step of the registration, as its address names it. */
export type Step = (typeof steps)[number];

const parameter = "step";

/** The step that an address shows: the first where it names none. */
export const stepIn = (search: URLSearchParams): Step =>
  steps.find((step) => step === search.get(parameter)) ?? "select";

/** The address of a step on the registration's page. */
export const stepLink = (step: Step): { readonly search: string } => ({
  search: `?${new URLSearchParams({ [parameter]: step })}`,
});
