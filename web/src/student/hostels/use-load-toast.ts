import { useEffect } from "react";
import { useFeedback } from "../../ui/Feedback.tsx";

/** Shows a toast each time loading ends with a failure. */
export const useLoadToast = (trouble: string | null, loading: boolean): void => {
  const { toast } = useFeedback();
  useEffect(() => {
    if (!loading && trouble !== null) toast("error", trouble);
  }, [loading, trouble, toast]);
};
