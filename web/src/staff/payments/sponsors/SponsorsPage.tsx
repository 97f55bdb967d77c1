import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { SponsorsDocument } from "../../../gql/staff-payments.ts";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { formatCount } from "../../kit/format-count.ts";
import { ListScreen } from "../../kit/list/ListScreen.tsx";
import { useListState } from "../../kit/list/use-list-state.ts";
import { useStaffList } from "../../kit/list/use-staff-list.ts";
import { useStaffPath } from "../../shell/role-context.ts";
import { SponsorDialog } from "./SponsorDialog.tsx";

/** Those who pay the fees of many students. A super admin keeps them. */
export default function SponsorsPage() {
  const to = useStaffPath();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const list = useListState({
    sorts: ["NAME"],
    defaultSort: "NAME",
    filters: { isActive: "flag" },
  });
  const query = useStaffList(
    SponsorsDocument,
    { ...list.variables, filter: list.filters },
    ({ sponsors, viewer }) => ({
      ...sponsors,
      canManage: viewer?.__typename === "Staff" && viewer.permissions.canManageSponsors,
    }),
  );
  return (
    <ListScreen
      title="Sponsors"
      lead="Loan funds, local governments and others who pay the fees of many students in one transfer."
      actions={
        query.page?.canManage && (
          <Button type="primary" onClick={() => setAdding(true)}>
            New sponsor
          </Button>
        )
      }
      list={list}
      query={query}
      search="Name"
      fields={[{ name: "isActive", label: "Active", type: "flag" }]}
      rowKey={({ id }) => id}
      empty={{ title: "There is no sponsor yet", children: "A super admin adds the first one." }}
      columns={[
        {
          title: "Sponsor",
          card: "title",
          sort: "NAME",
          link: ({ id }) => `sponsors/${id}`,
          cell: ({ name }) => name,
          under: ({ shortName }) => shortName,
        },
        {
          title: "Contact",
          card: "fact",
          cell: ({ contactEmail }) => contactEmail ?? "–",
          under: ({ contactPhone }) => contactPhone,
        },
        {
          title: "Lists",
          width: 90,
          card: "fact",
          numeric: true,
          cell: ({ lists }) => formatCount(lists),
        },
        {
          title: "Remittances to approve",
          width: 200,
          card: "fact",
          numeric: true,
          cell: ({ waitingRemittances }) => formatCount(waitingRemittances),
        },
        {
          title: "State",
          width: 140,
          card: "status",
          cell: ({ isActive }) =>
            isActive ? (
              <StatusTag kind="good">Active</StatusTag>
            ) : (
              <StatusTag kind="neutral">Not active</StatusTag>
            ),
        },
      ]}
    >
      {isAdding && (
        <SponsorDialog
          file={null}
          onClose={() => setAdding(false)}
          onSaved={(id) => void navigate(to(`sponsors/${id}`))}
        />
      )}
    </ListScreen>
  );
}
