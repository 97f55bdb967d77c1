import type { TypedDocumentNode } from "@apollo/client";
import type { ViewerRole } from "../session/login-path.ts";
import { useViewerQuery } from "../session/use-viewer-query.ts";

/** The query of an applicant's page, see `useViewerQuery`. */
export const useApplicantQuery = <Viewer extends { readonly __typename: ViewerRole | "Staff" }>(
  query: TypedDocumentNode<{ viewer: Viewer | null }, Record<string, never>>,
  fetchPolicy?: Parameters<typeof useViewerQuery>[2],
) => {
  const { viewer, ...rest } = useViewerQuery(query, "Applicant", fetchPolicy);
  return { applicant: viewer, ...rest };
};
