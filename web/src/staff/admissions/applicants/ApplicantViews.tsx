import { useQuery } from "@apollo/client/react";
import { ApplicantViewsDocument } from "../../../gql/staff-admissions.ts";
import { ListViews } from "../../kit/list/ListViews.tsx";
import type { ListState } from "../../kit/list/use-list-state.ts";
import { admissionTexts } from "../texts.ts";
import type { ApplicantFilters, ApplicantListSort } from "./applicant-fields.ts";

const { views: labels } = admissionTexts.list;

const views = {
  submitted: { isSubmitted: true, isTested: false },
  tested: { isTested: true, outcome: "UNDECIDED" },
  decided: { outcome: "DECIDED" },
} as const;

/** The applicants by how far they are, with their number among those that match the other filters. */
export const ApplicantViews = ({
  list,
}: {
  list: ListState<ApplicantListSort, ApplicantFilters>;
}) => {
  const all = { ...list.filters, isSubmitted: null, isTested: null, outcome: null };
  const { data, previousData } = useQuery(ApplicantViewsDocument, {
    variables: {
      search: list.variables.search,
      all,
      submitted: { ...all, ...views.submitted },
      tested: { ...all, ...views.tested },
      decided: { ...all, ...views.decided },
    },
    fetchPolicy: "cache-and-network",
  });
  const counted = data ?? previousData;
  return (
    <ListViews
      label={labels.label}
      list={list}
      views={[
        { label: labels.all, filters: {}, count: counted?.all.total },
        { label: labels.submitted, filters: views.submitted, count: counted?.submitted.total },
        { label: labels.tested, filters: views.tested, count: counted?.tested.total },
        { label: labels.decided, filters: views.decided, count: counted?.decided.total },
      ]}
    />
  );
};
