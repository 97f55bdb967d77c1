import type { TypedDocumentNode } from "@apollo/client";
import type { ViewerRole } from "../session/login-path.ts";
import { useViewerQuery } from "../session/use-viewer-query.ts";

/** The query of a student's page, see `useViewerQuery`. */
export const useStudentQuery = <Viewer extends { readonly __typename: ViewerRole | "Staff" }>(
  query: TypedDocumentNode<{ viewer: Viewer | null }, Record<string, never>>,
  fetchPolicy?: Parameters<typeof useViewerQuery>[2],
) => {
  const { viewer, ...rest } = useViewerQuery(query, "Student", fetchPolicy);
  return { student: viewer, ...rest };
};
