import { Button, Flex } from "antd";
import {
  SenateListsDocument,
  type SenateListsQuery_unlistedGraduates,
} from "../../../gql/staff-results.ts";
import { formatDay } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { RowTable } from "../parts/RowTable.tsx";
import { useResultLink, useResultPath } from "../parts/use-result-paths.ts";
import { senateListStates, senateListTag } from "./labels.tsx";
import { usePrepareList } from "./use-prepare-list.ts";

/** The lists of graduates for the senate, and who is on none yet. */
export default function SenateListsPage() {
  const { timeZone } = usePortal();
  const link = useResultLink();
  const list = useListState({
    sorts: ["PREPARED", "SESSION"],
    defaultSort: "-PREPARED",
    filters: { state: ["WAITING", "APPROVED", "DECLINED"] },
  });
  const { data, ...query } = useStaffQuery(SenateListsDocument, {
    ...list.variables,
    filter: list.filters,
  });
  const unlisted = data?.unlistedGraduates ?? [];
  return (
    <ListScreen
      title="Senate lists"
      lead="Graduates by programme and class of award. One person prepares a list, and another approves it."
      notice={unlisted.length > 0 && <Unlisted groups={unlisted} onRefused={query.reload} />}
      list={list}
      query={{ page: data?.senateLists ?? null, ...query }}
      fields={[
        {
          name: "state",
          label: "State",
          choices: Object.entries(senateListStates).map(([value, { text }]) => ({
            value,
            label: text,
          })),
        },
      ]}
      rowKey={({ id }) => id}
      empty={{
        title: "There is no list yet",
        children: "Once students have graduated, their list is prepared here.",
      }}
      columns={[
        {
          title: "Programme",
          card: "title",
          cell: ({ programme }) => programme,
          under: ({ session }) => session,
          link: ({ id }) => link(`senate-lists/${id}`),
        },
        { title: "State", width: 140, card: "status", cell: ({ state }) => senateListTag(state) },
        {
          title: "Graduates",
          width: 120,
          card: "fact",
          cell: ({ graduates }) => formatCount(graduates),
        },
        {
          title: "Prepared",
          width: 200,
          card: "fact",
          sort: "PREPARED",
          cell: ({ preparedAt }) => formatDay(preparedAt, timeZone),
          under: ({ preparedBy }) => preparedBy,
        },
        {
          title: "Decided",
          width: 200,
          card: "fact",
          cell: ({ decidedAt }) => (decidedAt ? formatDay(decidedAt, timeZone) : "Not yet"),
          under: ({ decidedBy }) => decidedBy ?? "",
        },
      ]}
    />
  );
}

interface UnlistedProps {
  readonly groups: readonly SenateListsQuery_unlistedGraduates[];
  readonly onRefused: () => void;
}

const Unlisted = ({ groups, onRefused }: UnlistedProps) => {
  const to = useResultPath();
  const { prepare, isPreparing } = usePrepareList(onRefused);
  return (
    <SectionCard title="Not approved yet">
      <RowTable
        label="Graduates on no approved list"
        rows={groups}
        rowKey={({ programmeId, session }) => `${programmeId} ${session}`}
        columns={[
          { title: "Programme", card: "title", cell: ({ programme }) => programme },
          { title: "Session", width: 140, card: "fact", cell: ({ session }) => session },
          {
            title: "Graduates",
            width: 120,
            numeric: true,
            card: "fact",
            cell: ({ graduates }) => formatCount(graduates),
          },
          {
            title: "List",
            width: 200,
            card: "action",
            cell: (group) => (
              <Flex>
                {group.waitingListId === null ? (
                  <Button
                    aria-label={`Prepare the list of ${group.programme}, ${group.session}`}
                    loading={isPreparing}
                    onClick={() => prepare(group)}
                  >
                    Prepare the list
                  </Button>
                ) : (
                  <ButtonLink
                    aria-label={`Open the list of ${group.programme}, ${group.session}`}
                    to={to(`senate-lists/${group.waitingListId}`)}
                  >
                    Open the list
                  </ButtonLink>
                )}
              </Flex>
            ),
          },
        ]}
      />
    </SectionCard>
  );
};
