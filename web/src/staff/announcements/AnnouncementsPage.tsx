import { Button } from "antd";
import { useState } from "react";
import {
  type AnnouncementDetailsFragment,
  AnnouncementRecordsDocument,
  TakeDownAnnouncementDocument,
} from "../../gql/staff-announcements.ts";
import { formatMoment } from "../../lib/dates.ts";
import { failureOf } from "../../lib/failure.ts";
import { useSave } from "../../lib/use-save.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { ExportButtons } from "../kit/list/ExportButtons.tsx";
import { FilterBar } from "../kit/list/FilterBar.tsx";
import { StaffList } from "../kit/list/StaffList.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { StaffPage } from "../kit/StaffPage.tsx";
import { refusalOf } from "../payments/save-refusal.ts";
import { AnnouncementDialog } from "./AnnouncementDialog.tsx";
import { announcementTexts as texts } from "./texts.ts";

type Row = AnnouncementDetailsFragment;

const audiences = ["EVERYBODY", "APPLICANTS", "STUDENTS", "STAFF"] as const;
const states = ["CURRENT", "PLANNED", "PAST"] as const;
const kinds = { CURRENT: "good", PLANNED: "waiting", PAST: "neutral" } as const;

/** Current, past and scheduled announcements. */
export default function AnnouncementsPage() {
  const { timeZone } = usePortal();
  const { toast, alert } = useFeedback();
  const list = useListState({
    sorts: ["STARTS_AT", "TITLE"],
    defaultSort: "-STARTS_AT",
    filters: { audience: audiences, state: states },
  });
  const query = useStaffList(
    AnnouncementRecordsDocument,
    { ...list.variables, filter: list.filters },
    (data) => data.announcementRecords,
  );
  const [edited, setEdited] = useState<Row | "new" | null>(null);
  const [takeDown] = useSave(TakeDownAnnouncementDocument);
  const end = ({ id, revision }: Row) => {
    takeDown({ id, revision })
      .then(({ takeDownAnnouncement }) => {
        const refusal = refusalOf(takeDownAnnouncement);
        if (refusal) alert(refusal.message);
        else toast("success", texts.takenDown);
        query.reload();
      })
      .catch((error: unknown) => alert(failureOf(error).message));
  };
  return (
    <StaffPage
      title={texts.title}
      count={query.page?.total}
      lead={texts.lead}
      actions={
        <>
          <ExportButtons links={query.page?.export} />
          <Button type="primary" onClick={() => setEdited("new")}>
            {texts.add}
          </Button>
        </>
      }
    >
      <FilterBar
        list={list}
        search={texts.search}
        fields={[
          {
            name: "audience",
            label: texts.audience,
            choices: audiences.map((value) => ({ value, label: texts.audiences[value] })),
          },
          {
            name: "state",
            label: texts.state,
            choices: states.map((value) => ({ value, label: texts.states[value] })),
          },
        ]}
      />
      <StaffList
        label={texts.title}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        empty={{ title: texts.empty, children: texts.emptyHint }}
        columns={[
          { title: texts.columns.title, card: "title", sort: "TITLE", cell: ({ title }) => title },
          {
            title: texts.audience,
            width: 120,
            card: "fact",
            cell: ({ audience }) => texts.audiences[audience],
          },
          {
            title: texts.state,
            width: 120,
            card: "status",
            cell: ({ state }) => <StatusTag kind={kinds[state]}>{texts.states[state]}</StatusTag>,
          },
          {
            title: texts.columns.from,
            width: 130,
            card: "fact",
            sort: "STARTS_AT",
            cell: ({ startsAt }) => formatMoment(startsAt, timeZone),
          },
          {
            title: texts.columns.until,
            width: 130,
            cell: ({ endsAt }) => (endsAt ? formatMoment(endsAt, timeZone) : texts.untilTakenDown),
          },
          { title: texts.columns.by, width: 130, cell: ({ createdBy }) => createdBy },
          {
            title: texts.columns.actions,
            width: 180,
            card: "action",
            cell: (row) => (
              <>
                <Button
                  type="link"
                  aria-label={texts.editName(row.title)}
                  onClick={() => setEdited(row)}
                >
                  {texts.edit}
                </Button>
                {row.state !== "PAST" && (
                  <Button
                    type="link"
                    aria-label={texts.takeDownName(row.title)}
                    onClick={() => end(row)}
                  >
                    {texts.takeDown}
                  </Button>
                )}
              </>
            ),
          },
        ]}
      />
      {edited && (
        <AnnouncementDialog
          announcement={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onDone={() => {
            setEdited(null);
            query.reload();
          }}
        />
      )}
    </StaffPage>
  );
}
