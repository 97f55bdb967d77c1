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
 * Says what the breadcrumbs show in the place of a path's parameter, such as the number and the name of the record
 * whose id is in the path. Until `label` is known the parameter itself stands there.
 */
export const useBreadcrumbLabel = (parameter: string, label: string | null | undefined): void => {
  const { setLabel } = useContext(BreadcrumbContext);
  useEffect(() => {
    if (!label) return;
    setLabel(parameter, label);
    return () => setLabel(parameter, null);
  }, [parameter, label, setLabel]);
};
