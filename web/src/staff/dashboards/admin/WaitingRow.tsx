import type { WaitingWorkFragment } from "../../../gql/staff-dashboards.ts";
import { formatCount } from "../../kit/format-count.ts";
import styles from "../Dashboards.module.css";
import { LinkedFigures } from "../LinkedFigures.tsx";

/** What waits, after a count of one and of more. */
const nouns = {
  undecided: ["tested applicant without a decision", "tested applicants without a decision"],
  untested: ["applicant whose test has no score", "applicants whose test has no score"],
  uncheckedSittings: ["O-level sitting to verify", "O-level sittings to verify"],
  changedSittings: ["O-level sitting that was changed", "O-level sittings that were changed"],
  pendingHostelApplications: ["hostel application to decide", "hostel applications to decide"],
  refusedPayments: ["refused payment to resolve", "refused payments to resolve"],
  waitingVoids: ["void to decide", "voids to decide"],
  waitingRows: ["bank payment", "bank payments"],
  changeRequests: ["change request to answer", "change requests to answer"],
} as const;

interface Place {
  readonly title: string;
  /** The list that the card leads to while nothing waits. */
  readonly path: string;
  /** What waits, with the list that handles it and its filter. */
  readonly kinds: readonly (readonly [kind: keyof typeof nouns, path: string])[];
}

const places: readonly Place[] = [
  {
    title: "Applicants",
    path: "applicants",
    kinds: [
      ["undecided", "applicants?isTested=yes&outcome=UNDECIDED"],
      ["untested", "applicants?isTested=no&isTestOver=yes&outcome=UNDECIDED"],
    ],
  },
  {
    title: "O-level results",
    path: "ssce",
    kinds: [
      ["uncheckedSittings", "ssce?state=UNCHECKED"],
      ["changedSittings", "ssce?state=CHANGED"],
    ],
  },
  {
    title: "Bed applications",
    path: "hostels/applications",
    kinds: [["pendingHostelApplications", "hostels/applications?status=PENDING"]],
  },
  {
    title: "Refused payments",
    path: "payments",
    kinds: [["refusedPayments", "payments?status=REFUSED&resolved=no"]],
  },
  {
    title: "Money to decide",
    path: "bank-rows",
    kinds: [
      ["waitingVoids", "counter-receipts?state=VOID_ASKED"],
      ["waitingRows", "bank-rows?isWaiting=yes"],
    ],
  },
  {
    title: "Change requests",
    path: "change-requests",
    kinds: [["changeRequests", "change-requests?status=PENDING"]],
  },
];

/** The numbers of pending decisions. Each links to the list of what waits. */
export const WaitingRow = ({ waiting }: { waiting: WaitingWorkFragment }) => {
  const figures = places.map(({ title, path, kinds }) => {
    const links = kinds.flatMap(([kind, target]) => {
      const count = waiting[kind];
      const noun = nouns[kind][count === 1 ? 0 : 1];
      return count > 0 ? [[`${formatCount(count)} ${noun}`, target] as const] : [];
    });
    return {
      title,
      count: kinds.reduce((total, [kind]) => total + waiting[kind], 0),
      links: links.length > 0 ? links : [["See all", path] as const],
    };
  });
  return (
    <>
      <LinkedFigures label="Waiting for a decision" figures={figures} />
      {figures.every(({ count }) => count === 0) && (
        <p className={styles.note}>Nothing is waiting.</p>
      )}
    </>
  );
};
