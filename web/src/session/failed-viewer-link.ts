import { ApolloLink } from "@apollo/client";
import { map } from "rxjs";

const viewerFailed = ({ data, errors }: ApolloLink.Result): boolean =>
  data?.viewer === null && errors?.some(({ path }) => path?.[0] === "viewer") === true;

/**
 * Drops the data of an answer whose `viewer` failed. Its null says that it could not be told who is signed in; the cache
 * would read it as nobody being so, and a college that is down for a moment would sign everybody out.
 */
export const failedViewerLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => (viewerFailed(result) ? { ...result, data: null } : result)),
  ),
);
