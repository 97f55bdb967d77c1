import { useEffect } from "react";
import { useFeedback } from "../../ui/Feedback.tsx";

/** Tells in a toast, each time loading ends so, what could not be loaded. */
export const useLoadToast = (trouble: string | null, loading: boolean): void => {
  const { toast } = useFeedback();
  useEffect(() => {
    if (!loading && trouble !== null) toast("error", trouble);
  }, [loading, trouble, toast]);
};
