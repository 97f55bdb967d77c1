import { useEffect, useState } from "react";

type LocalGovernments = Readonly<Record<string, readonly string[]>>;

type Loading =
  | { readonly status: "loading" | "failed" }
  | { readonly status: "loaded"; readonly of: LocalGovernments };

let loaded: LocalGovernments | null = null;

/**
 * The LGAs by state, fetched when somebody first needs them: they are heavy, and not everybody gets as far. `wanted`
 * is false until then.
 */
export const useLocalGovernments = (wanted: boolean) => {
  const [state, setState] = useState<Loading>(
    loaded ? { status: "loaded", of: loaded } : { status: "loading" },
  );
  const isNeeded = wanted && state.status === "loading";
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const settle = (settled: Loading) => {
      if (isCurrent) setState(settled);
    };
    import("../../../../../../rules/nigeria/local-governments.ts").then(
      ({ localGovernments }) => {
        loaded = localGovernments;
        settle({ status: "loaded", of: localGovernments });
      },
      () => settle({ status: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return {
    status: state.status,
    /** Undefined while they are not known, and for no state of Nigeria. */
    of: (name: string): readonly string[] | undefined =>
      state.status === "loaded" && Object.hasOwn(state.of, name) ? state.of[name] : undefined,
    retry: () => setState({ status: "loading" }),
  };
};
