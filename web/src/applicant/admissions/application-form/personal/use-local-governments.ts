import { useEffect, useMemo, useState } from "react";
import { nextTask } from "../../../../lib/next-task.ts";

type LocalGovernments = Readonly<Record<string, readonly string[]>>;

type Loading =
  | { readonly status: "loading" | "failed" }
  | { readonly status: "loaded"; readonly of: LocalGovernments };

let loaded: LocalGovernments | null = null;

/** Loads the list, which is large. */
export const loadLocalGovernments = async (): Promise<LocalGovernments> => {
  const { localGovernments } = await import("../../../../../../rules/nigeria/local-governments.ts");
  loaded = localGovernments;
  return localGovernments;
};

/** The LGAs by state. The list is loaded when `wanted` becomes true. */
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
    const load = () =>
      loadLocalGovernments().then(
        (list) => settle({ status: "loaded", of: list }),
        () => settle({ status: "failed" }),
      );
    // After the frame that shows the form, so that the request does not compete with what that frame needs.
    const frame = requestAnimationFrame(() => void nextTask().then(load));
    return () => {
      isCurrent = false;
      cancelAnimationFrame(frame);
    };
  }, [isNeeded]);
  return useMemo(
    () => ({
      status: state.status,
      /** Undefined until the list is loaded, and for unknown states. */
      of: (name: string): readonly string[] | undefined =>
        state.status === "loaded" && Object.hasOwn(state.of, name) ? state.of[name] : undefined,
      retry: () => setState({ status: "loading" }),
    }),
    [state],
  );
};

export type LocalGovernmentsState = ReturnType<typeof useLocalGovernments>;
