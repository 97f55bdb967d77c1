import { graphqlPath } from "../graphql/server.ts";
import { isDownload } from "../payments/receipt-file.ts";
import { isMedia } from "../viewer/passport.ts";
import { isHealth } from "./health-route.ts";

/** The kind of resource that a path belongs to, for the metrics: a path itself may name a person. */
export const resourceKind = (path: string): string => {
  if (path === graphqlPath) return "graphql";
  if (isHealth(path)) return "health";
  if (isDownload(path)) return "download";
  return isMedia(path) ? "media" : "client";
};
