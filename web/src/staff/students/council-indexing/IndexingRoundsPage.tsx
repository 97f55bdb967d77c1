import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { IndexingRoundsDocument } from "../../../gql/staff-students.ts";
import { formatCalendarDate } from "../../../lib/dates.ts";
import { formatCount } from "../../kit/format-count.ts";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { daysLeftTag } from "./labels.tsx";
import { OpenRoundDialog } from "./RoundDialog.tsx";

/** The indexing of each programme's students by its council. */
export default function IndexingRoundsPage() {
  const to = useStaffPath();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const list = useListState({
    sorts: ["CLOSES", "SESSION"],
    defaultSort: "-CLOSES",
    filters: { open: "flag" },
  });
  const { data, ...query } = useStaffQuery(IndexingRoundsDocument, {
    ...list.variables,
    filter: list.filters,
  });
  return (
    <ListScreen
      title="Council indexing"
      lead="Whom each professional council takes on its register, and until when."
      actions={
        <Button type="primary" onClick={() => setOpening(true)}>
          Open a round…
        </Button>
      }
      list={list}
      query={{ page: data?.indexingRounds ?? null, ...query }}
      fields={[{ name: "open", label: "Open", type: "flag" }]}
      rowKey={({ id }) => id}
      empty={{
        title: "There is no round yet",
        children: "A round names the students who began a programme in one session.",
      }}
      columns={[
        {
          title: "Programme",
          card: "title",
          cell: ({ programme }) => programme,
          under: ({ session, council }) => [session, council].filter(Boolean).join(", "),
          link: ({ id }) => `council-indexing/${id}`,
        },
        {
          title: "Last day",
          width: 170,
          card: "status",
          sort: "CLOSES",
          cell: ({ daysLeft }) => daysLeftTag(daysLeft),
          under: ({ closesOn }) => formatCalendarDate(closesOn),
        },
        {
          title: "Indexed",
          width: 120,
          card: "fact",
          cell: ({ students, quota }) =>
            `${formatCount(students.indexed)} of ${formatCount(quota)}`,
        },
        {
          title: "Ready",
          width: 90,
          card: "fact",
          cell: ({ students }) => formatCount(students.ready),
        },
        {
          title: "Not ready",
          width: 110,
          card: "fact",
          cell: ({ students }) => formatCount(students.notReady),
        },
        {
          title: "Held back",
          width: 110,
          card: "fact",
          cell: ({ students }) => formatCount(students.held),
        },
      ]}
    >
      {isOpening && (
        <OpenRoundDialog
          onClose={() => setOpening(false)}
          onOpened={(id) => void navigate(to(`council-indexing/${id}`))}
        />
      )}
    </ListScreen>
  );
}
