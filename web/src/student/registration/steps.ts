export const steps = ["select", "review", "confirmation"] as const;

/** A step of the registration as in its address. */
export type Step = (typeof steps)[number];

const parameter = "step";

/** The step in an address. Default: the first. */
export const stepIn = (search: URLSearchParams): Step =>
  steps.find((step) => step === search.get(parameter)) ?? "select";

/** The address of a step. */
export const stepLink = (step: Step): { readonly search: string } => ({
  search: `?${new URLSearchParams({ [parameter]: step })}`,
});
