import { BursaryDashboardDocument } from "../../../gql/staff-dashboards.ts";
import { Announcements } from "../../../ui/Announcements.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { staffTexts } from "../../texts.ts";
import { LinkedFigures } from "../LinkedFigures.tsx";
import { OwnBookCard } from "./OwnBookCard.tsx";
import { SessionSums } from "./SessionSums.tsx";
import { TakingsByDay } from "./TakingsByDay.tsx";

/** The dashboard of bursary officers: what waits, the own cash book, and what was charged and received. */
export default function BursaryDashboardPage() {
  const query = useStaffQuery(BursaryDashboardDocument, {});
  return (
    <StaffPage title={staffTexts.dashboard}>
      <Announcements of={query.data?.announcements} />
      <QueryBoundary query={query}>
        {({ bursaryDashboard: figures }) => {
          const yesterday = figures.days.at(-2)?.day;
          return (
            <>
              <LinkedFigures
                label="What waits"
                figures={[
                  {
                    title: "Voids and adjustments",
                    count: figures.waitingVoids + figures.askedAdjustments,
                    path: "counter-receipts?state=VOID_ASKED",
                    links: [
                      [
                        `${formatCount(figures.waitingVoids)} to void`,
                        "counter-receipts?state=VOID_ASKED",
                      ],
                      [
                        `${formatCount(figures.askedAdjustments)} to adjust`,
                        "adjustments?state=ASKED",
                      ],
                    ],
                  },
                  {
                    title: "Bank payments to match",
                    count: figures.waitingRows,
                    path: "bank-rows?isWaiting=yes",
                  },
                  {
                    title: "Sponsors",
                    count: figures.waitingRemittances + figures.waitingSponsorVoids,
                    path: "remittances",
                    links: [
                      [
                        `${formatCount(figures.waitingRemittances)} to approve`,
                        "remittances?state=WAITING",
                      ],
                      [
                        `${formatCount(figures.waitingSponsorVoids)} to void`,
                        "remittances?hasWaitingVoids=yes",
                      ],
                    ],
                  },
                  {
                    title: "Cash books left open",
                    count: figures.booksLeftOpen,
                    // Without those of today, which may be open.
                    path: `cash-books?isOpen=yes${yesterday === undefined ? "" : `&until=${yesterday}`}`,
                  },
                  {
                    title: "Refused payments",
                    count: figures.refusedPayments,
                    path: "payments?status=REFUSED&resolved=no&inRefund=no",
                  },
                  {
                    title: "Refunds",
                    count: figures.askedRefunds + figures.approvedRefunds,
                    path: "refunds?isOpen=yes",
                    links: [
                      [`${formatCount(figures.askedRefunds)} to decide`, "refunds?state=ASKED"],
                      [
                        `${formatCount(figures.approvedRefunds)} to pay out`,
                        "refunds?state=APPROVED",
                      ],
                    ],
                  },
                ]}
              />
              <OwnBookCard book={figures.cashBook} />
              <SessionSums figures={figures} />
              <TakingsByDay days={figures.days} />
            </>
          );
        }}
      </QueryBoundary>
    </StaffPage>
  );
}
