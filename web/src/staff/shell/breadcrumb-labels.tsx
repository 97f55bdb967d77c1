import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";

export type BreadcrumbLabels = Readonly<Record<string, string>>;

/** The state of the labels, by path parameter. */
export const BreadcrumbContext = createContext<
  readonly [BreadcrumbLabels, Dispatch<SetStateAction<BreadcrumbLabels>>]
>([{}, () => undefined]);

/**
 * Sets the label that the breadcrumbs show for a path parameter, such as a record's number and name. Until `label` is
 * known they show the parameter itself.
 */
export const useBreadcrumbLabel = (parameter: string, label: string | null | undefined): void => {
  const [, setLabels] = useContext(BreadcrumbContext);
  useEffect(() => {
    if (!label) return;
    setLabels((labels) => ({ ...labels, [parameter]: label }));
    return () => setLabels(({ [parameter]: _, ...others }) => others);
  }, [parameter, label, setLabels]);
};
