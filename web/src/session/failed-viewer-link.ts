import { ApolloLink } from "@apollo/client";
import { map } from "rxjs";

const viewerFailed = ({ data, errors }: ApolloLink.Result): boolean =>
  data?.viewer === null && errors?.some(({ path }) => path?.[0] === "viewer") === true;

/**
 * Drops the data of a response whose `viewer` field failed. Its null means that the viewer is unknown. The cache would
 * read it as signed out, so a college that is down for a moment would sign everybody out.
 */
export const failedViewerLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => (viewerFailed(result) ? { ...result, data: null } : result)),
  ),
);
