import { Button } from "antd";
import { useState } from "react";
import {
  AnnouncementRecordsDocument,
  type AnnouncementRecordsQuery_announcementRecords_rows as Row,
  TakeDownAnnouncementDocument,
} from "../../gql/staff-announcements.ts";
import { formatMoment } from "../../lib/dates.ts";
import { failureOf } from "../../lib/failure.ts";
import { useSave } from "../../lib/use-save.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { useListState } from "../kit/list/use-list-state.ts";
import { useStaffList } from "../kit/list/use-staff-list.ts";
import { refusalOf } from "../kit/use-step.ts";
import { choicesOf } from "../profiles/choices.ts";
import { AnnouncementDialog, audienceChoices, audiences } from "./AnnouncementDialog.tsx";

const states = { CURRENT: "Shown now", PLANNED: "Planned", PAST: "Over" } as const;
const kinds = { CURRENT: "good", PLANNED: "waiting", PAST: "neutral" } as const;

/** Current, past and scheduled announcements. */
export default function AnnouncementsPage() {
  const { timeZone } = usePortal();
  const { toast, alert } = useFeedback();
  const list = useListState({
    sorts: ["STARTS_AT", "TITLE"],
    defaultSort: "-STARTS_AT",
    filters: {
      audience: ["EVERYBODY", "APPLICANTS", "STUDENTS", "STAFF"],
      state: ["CURRENT", "PLANNED", "PAST"],
    },
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
      .then(({ result }) => {
        const refusal = refusalOf(result);
        if (refusal) alert(refusal.message);
        else toast("success", "The announcement is taken down.");
        query.reload();
      })
      .catch((error: unknown) => alert(failureOf(error).message));
  };
  return (
    <ListScreen
      title="Announcements"
      lead="Shown on the dashboards of those they are for; what is for everybody also on the login pages."
      actions={
        <Button type="primary" onClick={() => setEdited("new")}>
          New announcement
        </Button>
      }
      list={list}
      query={query}
      search="Words of the title or the text"
      fields={[
        {
          name: "audience",
          label: "For",
          choices: audienceChoices,
        },
        {
          name: "state",
          label: "State",
          choices: choicesOf(states),
        },
      ]}
      rowKey={({ id }) => id}
      empty={{
        title: "Nothing has been announced yet",
        children: "What you announce appears on the dashboards of those it is for.",
      }}
      columns={[
        { title: "Title", card: "title", sort: "TITLE", cell: ({ title }) => title },
        {
          title: "For",
          width: 120,
          card: "fact",
          cell: ({ audience }) => audiences[audience],
        },
        {
          title: "State",
          width: 120,
          card: "status",
          cell: ({ state }) => <StatusTag kind={kinds[state]}>{states[state]}</StatusTag>,
        },
        {
          title: "From",
          width: 130,
          card: "fact",
          sort: "STARTS_AT",
          cell: ({ startsAt }) => formatMoment(startsAt, timeZone),
        },
        {
          title: "Until",
          width: 130,
          cell: ({ endsAt }) => (endsAt ? formatMoment(endsAt, timeZone) : "Until taken down"),
        },
        { title: "Written by", width: 130, cell: ({ createdBy }) => createdBy },
        {
          title: "Change",
          width: 180,
          card: "action",
          cell: (row) => (
            <>
              <Button type="link" aria-label={`Change ${row.title}`} onClick={() => setEdited(row)}>
                Change
              </Button>
              {row.state !== "PAST" && (
                <Button type="link" aria-label={`Take down ${row.title}`} onClick={() => end(row)}>
                  Take down
                </Button>
              )}
            </>
          ),
        },
      ]}
    >
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
    </ListScreen>
  );
}
