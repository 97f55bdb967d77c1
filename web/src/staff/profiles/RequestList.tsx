import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Flex, Timeline } from "antd";
import {
  type RequestList_ProfileFragment,
  RequestList_ProfileFragmentDoc,
} from "../../gql/staff-profiles.ts";
import { formatMoment } from "../../lib/dates.ts";
import { usePortal } from "../../portal/PortalProvider.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { profileFieldLabels } from "./personal-facts.ts";
import { requestKinds } from "./standing-tag.ts";
import { profileTexts } from "./texts.ts";

interface RequestListProps {
  readonly profile: FragmentType<RequestList_ProfileFragment>;
}

/** The corrections of a profile and the requests for them. */
export const RequestList = ({ profile }: RequestListProps) => {
  const { timeZone } = usePortal();
  const { data, complete } = useFragment({
    fragment: RequestList_ProfileFragmentDoc,
    from: profile,
  });
  if (!complete) return null;
  return (
    <SectionCard title="Corrections">
      {data.requests.length === 0 && <p>Nothing was corrected or asked for yet.</p>}
      <Timeline
        items={data.requests.map(({ id, requestedAt, status, changes, explanation, reason }) => ({
          key: id,
          title: (
            <Flex wrap gap="small">
              {formatMoment(requestedAt, timeZone)}
              <StatusTag kind={requestKinds[status]}>
                {profileTexts.requestStatuses[status]}
              </StatusTag>
            </Flex>
          ),
          content: (
            <>
              {changes.map(({ field, before, after }) => (
                <div key={field}>
                  {`${profileFieldLabels[field] ?? field}: ${before || "nothing"} → ${after || "nothing"}`}
                </div>
              ))}
              <div>{reason ?? explanation}</div>
            </>
          ),
        }))}
      />
    </SectionCard>
  );
};
