import { useMutation } from "@apollo/client/react";
import { useEffect, useEffectEvent, useReducer, useState } from "react";
import {
  type AttendanceMark,
  type AttendanceSheetQuery,
  MarkAttendanceDocument,
} from "../../../gql/staff.ts";
import { failureOf } from "../../../lib/failure.ts";
import { changeMarks, type MarksState, markOf, unsent } from "./marks.ts";

type Sheet = AttendanceSheetQuery["attendanceSheet"];

/** Marks made close together go in one request. */
const pauseMs = 700;
/** After one that did not arrive. */
const retryMs = 5_000;
const mostAtOnce = 2_000;

const begin = ({ students }: Sheet): MarksState => ({
  stored: Object.fromEntries(students.map(({ id, mark }) => [id, mark])),
  wanted: {},
  notes: {},
});

/** The marks of a sheet, saved by themselves; what does not arrive is kept and sent again. */
export const useMarks = (sheet: Sheet) => {
  const [state, dispatch] = useReducer(changeMarks, sheet, begin);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [send] = useMutation(MarkAttendanceDocument);
  const open = unsent(state);
  const { semesterId, courseId } = sheet;

  const flush = useEffectEvent(() => {
    const sent = open.slice(0, mostAtOnce);
    setSending(true);
    send({ variables: { input: { semesterId, courseId, marks: sent } } })
      .then(({ data }) => {
        if (!data) throw new Error("no answer");
        const answer = data.markAttendance;
        if (answer.__typename === "Refusal") {
          setFailure(answer.message);
          dispatch({ kind: "refused", sent });
          return;
        }
        setFailure(null);
        dispatch({ kind: "answered", sent, answer });
      })
      .catch((cause: unknown) => setFailure(failureOf(cause).message))
      .finally(() => setSending(false));
  });
  const isOpen = open.length > 0;
  // Every change of the marks begins the pause anew.
  const { wanted } = state;
  useEffect(() => {
    if (!isOpen || isSending || Object.keys(wanted).length === 0) return;
    const timer = setTimeout(() => flush(), failure === null ? pauseMs : retryMs);
    return () => clearTimeout(timer);
  }, [isOpen, isSending, wanted, failure]);

  useEffect(() => {
    if (!isOpen) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isOpen]);

  return {
    markOf: (id: string) => markOf(state, id),
    noteOf: (id: string) => state.notes[id] ?? null,
    mark: (ids: readonly string[], mark: AttendanceMark) => dispatch({ kind: "mark", ids, mark }),
    unsaved: open.length,
    isSending,
    failure,
  };
};
