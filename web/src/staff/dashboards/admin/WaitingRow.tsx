import type {
  AdminDashboardQuery_adminDashboard_indexing,
  AdminDashboardQuery_adminDashboard_waiting,
} from "../../../gql/staff-dashboards.ts";
import { dayCount } from "../../../ui/indexing-gaps.ts";
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
  refusedPayments: ["refused payment", "refused payments"],
  waitingVoids: ["void to decide", "voids to decide"],
  askedRefunds: ["refund asked", "refunds asked"],
  approvedRefunds: ["refund to pay", "refunds to pay"],
  waitingRows: ["row to match", "rows to match"],
  changeRequests: ["change request to answer", "change requests to answer"],
} as const;

type Kind = keyof typeof nouns;

type Link = readonly [text: string, path: string];

interface Place {
  readonly title: string;
  /** What waits there, with the list that handles it. */
  readonly kinds: readonly (readonly [kind: Kind, path: string])[];
  /** Where everything is, also when nothing waits. */
  readonly lists: readonly Link[];
  /** Where else to look while nothing of a kind waits. Its count is not among the dashboard's figures. */
  readonly instead?: { readonly of: Kind; readonly link: Link };
  /** What is counted down to there. */
  readonly counts?: "indexing";
}

const seeAll = (path: string): Place["lists"] => [["See all", path]];

const places: readonly Place[] = [
  {
    title: "Applicants",
    kinds: [
      ["undecided", "applicants?isTested=yes&outcome=UNDECIDED"],
      ["untested", "applicants?isTested=no&isTestOver=yes&outcome=UNDECIDED"],
    ],
    lists: seeAll("applicants"),
  },
  {
    title: "O-level results",
    kinds: [
      ["uncheckedSittings", "ssce?state=UNCHECKED"],
      ["changedSittings", "ssce?state=CHANGED"],
    ],
    lists: seeAll("ssce"),
  },
  {
    title: "Bed applications",
    kinds: [["pendingHostelApplications", "hostels/applications?status=PENDING"]],
    lists: seeAll("hostels/applications"),
  },
  {
    title: "Payments",
    kinds: [
      ["refusedPayments", "payments?status=REFUSED&resolved=no&inRefund=no"],
      ["waitingVoids", "counter-receipts?state=VOID_ASKED"],
    ],
    lists: [
      ["See payments", "payments"],
      ["See receipts", "counter-receipts"],
    ],
    instead: { of: "waitingVoids", link: ["See adjustments", "adjustments?state=ASKED"] },
  },
  {
    title: "Bank and refunds",
    kinds: [
      ["waitingRows", "bank-rows?isWaiting=yes"],
      ["askedRefunds", "refunds?state=ASKED"],
      ["approvedRefunds", "refunds?state=APPROVED"],
    ],
    lists: [
      ["See bank payments", "bank-rows"],
      ["See refunds", "refunds"],
    ],
  },
  {
    title: "Student records",
    kinds: [["changeRequests", "change-requests?status=PENDING"]],
    lists: seeAll("change-requests"),
    counts: "indexing",
  },
];

/** From so many days on, the dashboard counts down. */
const nearDays = 30;

/** The countdown to the next council that closes while somebody is not handed in. */
const countdownOf = (
  rounds: readonly AdminDashboardQuery_adminDashboard_indexing[],
): readonly Link[] => {
  const near = rounds.filter(
    ({ daysLeft, students }) => daysLeft <= nearDays && students.ready + students.notReady > 0,
  );
  const [next] = near;
  if (next === undefined) return [];
  const path = near.length === 1 ? `council-indexing/${next.id}` : "council-indexing?open=yes";
  // Short enough for one line of the card.
  const left = next.daysLeft === 0 ? "last day" : dayCount(next.daysLeft);
  return [[`Indexing: ${left}`, path]];
};

interface WaitingRowProps {
  readonly waiting: AdminDashboardQuery_adminDashboard_waiting;
  /** The councils that still take students, the next to close first. */
  readonly indexing: readonly AdminDashboardQuery_adminDashboard_indexing[];
}

/** The numbers of pending decisions. Each links to the list of what waits. */
export const WaitingRow = ({ waiting, indexing }: WaitingRowProps) => {
  const figures = places.map(({ title, kinds, lists, instead, counts }) => {
    const links = kinds.flatMap(([kind, path]) => {
      const count = waiting[kind];
      const noun = nouns[kind][count === 1 ? 0 : 1];
      return count > 0 ? [[`${formatCount(count)} ${noun}`, path] as const] : [];
    });
    const more = [
      ...(instead && waiting[instead.of] === 0 ? [instead.link] : []),
      ...(counts === "indexing" ? countdownOf(indexing) : []),
    ];
    return {
      title,
      count: kinds.reduce((total, [kind]) => total + waiting[kind], 0),
      links: [...(links.length > 0 ? links : lists), ...more],
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
