import type { ProfileFileQuery } from "../../gql/staff-profiles.ts";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { HistoryTable } from "./HistoryTable.tsx";
import { requestKinds } from "./standing-tag.ts";
import { profileTexts } from "./texts.ts";

const texts = profileTexts.profiles;

type Requests = NonNullable<ProfileFileQuery["profile"]>["requests"];

/** The corrections of a profile and the requests for them. */
export const RequestList = ({ requests }: { requests: Requests }) => {
  const { timeZone } = usePortal();
  return (
    <HistoryTable
      label={texts.requests}
      empty={texts.noRequests}
      rows={requests}
      rowKey={({ id }) => id}
      columns={[
        {
          title: profileTexts.requests.requested,
          cell: ({ requestedAt }) => formatMoment(requestedAt, timeZone),
        },
        {
          title: profileTexts.requests.fields,
          cell: ({ changes }) =>
            changes
              .map(
                ({ field, before, after }) =>
                  `${profileTexts.fields[field] ?? field}: ${before || profileTexts.requests.nothing} → ${after || profileTexts.requests.nothing}`,
              )
              .join("; "),
        },
        {
          title: profileTexts.status,
          cell: ({ status }) => (
            <StatusTag kind={requestKinds[status]}>
              {profileTexts.requestStatuses[status]}
            </StatusTag>
          ),
        },
        { title: texts.reason, cell: ({ explanation, reason }) => reason ?? explanation },
      ]}
    />
  );
};
