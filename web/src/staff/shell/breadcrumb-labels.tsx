import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";

type Labels = Readonly<Record<string, string>>;

interface BreadcrumbLabels {
  readonly labels: Labels;
  readonly setLabel: (parameter: string, label: string | null) => void;
}

const BreadcrumbContext = createContext<BreadcrumbLabels>({
  labels: {},
  setLabel: () => undefined,
});

export const BreadcrumbLabelProvider = ({ children }: { children: ReactNode }) => {
  const [labels, setLabels] = useState<Labels>({});
  const setLabel = useCallback((parameter: string, label: string | null) => {
    setLabels(({ [parameter]: _, ...others }) =>
      label === null ? others : { ...others, [parameter]: label },
    );
  }, []);
  const value = useMemo(() => ({ labels, setLabel }), [labels, setLabel]);
  return <BreadcrumbContext value={value}>{children}</BreadcrumbContext>;
};

export const useBreadcrumbLabels = (): Labels => useContext(BreadcrumbContext).labels;

/**
 * Sets the label that the breadcrumbs show for a path parameter, such as a record's number and name. Until `label` is
 * known they show the parameter itself.
 */
export const useBreadcrumbLabel = (parameter: string, label: string | null | undefined): void => {
  const { setLabel } = useContext(BreadcrumbContext);
  useEffect(() => {
    if (!label) return;
    setLabel(parameter, label);
    return () => setLabel(parameter, null);
  }, [parameter, label, setLabel]);
};
