import { useApolloClient } from "@apollo/client/react";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import {
  type AttendanceMark,
  type AttendanceSheetQuery,
  MarkAttendanceDocument,
} from "../../../gql/staff-results.ts";
import { failureOf } from "../../../lib/failure.ts";
import { useUnloadWarning } from "../../../lib/use-unload-warning.ts";
import { isSignedIn } from "../../../session/session-cache.ts";
import { useSession } from "../../../session/use-session.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { useUnsavedChanges } from "../../shell/unsaved-changes.ts";
import { countOf } from "../parts/texts.ts";
import {
  attendanceDrafts,
  closedNote,
  conflictNote,
  MarkStore,
  type Marks,
  type MarksChange,
  type MarksState,
  markDrafts,
  type SentMark,
  unsent,
} from "./marks.ts";

type Sheet = AttendanceSheetQuery["attendanceSheet"];

/** The debounce, so that quick marks go in one request. */
const debounceMs = 700;
/** The pause after a failed request. */
const retryMs = 5_000;
const maxCellsPerRequest = 2_000;

/**
 * Restores the marks of an earlier visit. Those that cannot be sent any more are reported: somebody else marked the
 * student since, or the sheet takes no marks any more.
 */
const begin = ({ students, canMark }: Sheet, found: readonly SentMark[]): MarksState => {
  const stored: Marks = Object.fromEntries(students.map(({ id, mark }) => [id, mark]));
  const own = found.filter(({ studentId }) => stored[studentId] !== undefined);
  const isOpen = ({ studentId, seen }: SentMark) => canMark && stored[studentId] === seen;
  const lost = own.filter((one) => !isOpen(one) && stored[one.studentId] !== one.mark);
  return {
    stored,
    wanted: Object.fromEntries(own.filter(isOpen).map(({ studentId, mark }) => [studentId, mark])),
    notes: Object.fromEntries(
      lost.map(({ studentId, mark }) => [
        studentId,
        canMark ? conflictNote("", stored[studentId] ?? "NONE") : closedNote(mark),
      ]),
    ),
  };
};

/**
 * The marks of a sheet, saved automatically. Unsent marks are stored in this browser and sent again, also on the next
 * visit.
 */
export const useMarks = (sheet: Sheet) => {
  const { semesterId, courseId, code } = sheet;
  const client = useApolloClient();
  const session = useSession();
  const { toast } = useFeedback();
  const owner = session.status === "signedIn" ? session.viewer.id : "";
  const draftName = attendanceDrafts(semesterId, courseId);
  const [drafts] = useState(() => markDrafts(owner, draftName));
  const [store] = useState(() => new MarkStore(begin(sheet, drafts.found)));
  const state = useSyncExternalStore(store.watch, store.state);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const request = useRef<Promise<boolean>>(Promise.resolve(true));

  const settle = useEffectEvent(() => drafts.save(unsent(store.state())));
  useEffect(() => settle(), []);

  const change = useCallback(
    (what: MarksChange) => {
      store.change(what);
      // A late response must not store drafts that logging out deleted.
      if (isSignedIn(client)) drafts.save(unsent(store.state()));
    },
    [client, drafts, store],
  );
  const mark = useCallback(
    (ids: readonly string[], as: AttendanceMark) => change({ kind: "mark", ids, mark: as }),
    [change],
  );
  /** Sends one request. Resolves to whether the college answered. */
  const sendOnce = (): Promise<boolean> => {
    const sent = unsent(store.state()).slice(0, maxCellsPerRequest);
    setSending(true);
    request.current = client
      .mutate({
        mutation: MarkAttendanceDocument,
        variables: { input: { semesterId, courseId, marks: sent } },
      })
      .then(({ data }) => {
        if (!data) throw new Error("The mutation returned no data.");
        const answer = data.markAttendance;
        if (answer.__typename === "Refusal") {
          setFailure(answer.message);
          change({ kind: "refused", sent, message: `Not saved: ${answer.message}` });
        } else {
          setFailure(null);
          change({ kind: "answered", sent, answer });
        }
        return true;
      })
      .catch((cause: unknown) => {
        setFailure(`${failureOf(cause).message} The marks are kept here and sent again.`);
        return false;
      })
      .finally(() => setSending(false));
    return request.current;
  };
  const sendAll = async () => {
    await request.current;
    let isAnswered = true;
    while (isAnswered && unsent(store.state()).length > 0) isAnswered = await sendOnce();
  };

  const unsaved = unsent(state).length;
  const isOpen = unsaved > 0;
  const send = useEffectEvent(() => void sendOnce());
  // Every change restarts the debounce.
  const { wanted } = state;
  useEffect(() => {
    if (!isOpen || isSending || Object.keys(wanted).length === 0) return;
    const timer = setTimeout(() => send(), failure === null ? debounceMs : retryMs);
    return () => clearTimeout(timer);
  }, [isOpen, isSending, wanted, failure]);

  useUnloadWarning(() => isOpen);

  useUnsavedChanges({
    drafts: draftName,
    send: sendAll,
    unsent: () => unsent(store.state()).length,
  });
  const leave = useEffectEvent(async () => {
    if (!isSignedIn(client) || unsent(store.state()).length === 0) return;
    await sendAll();
    const left = unsent(store.state()).length;
    if (left > 0)
      toast(
        "info",
        `${countOf(left, "mark")} of ${code} not saved. This browser keeps ${left === 1 ? "it" : "them"} and sends ${left === 1 ? "it" : "them"} when you open the sheet again.`,
      );
  });
  useEffect(() => () => void leave(), []);

  return {
    store,
    state,
    mark,
    unsaved,
    isSending,
    failure,
  };
};
