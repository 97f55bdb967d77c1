import type { CollegeIdentity } from "../../contract/portal/college-identity.ts";
import type { AnnouncementBoard } from "./announcements/board.ts";
import type { CollegeCalls } from "./college/calls.ts";
import type { StreamSlot } from "./hostels/live/accepted-subscription.ts";
import type { RequestLog } from "./http/request-log.ts";
import type { Attempts } from "./limits/attempts.ts";
import type { RequestSession } from "./session/request-session.ts";
import type { RoleCache } from "./staff/role-cache.ts";

/** A resolver's context, created for each request. */
export interface GatewayContext {
  readonly requestId: string;
  /** The browser's address. */
  readonly address: string;
  readonly session: RequestSession;
  readonly college: CollegeCalls;
  readonly roleCache: RoleCache;
  readonly announcementBoard: AnnouncementBoard;
  readonly attempts: Attempts;
  readonly identity: CollegeIdentity;
  /** Origin of the portal, without a slash at the end. */
  readonly publicUrl: string;
  readonly log: RequestLog;
  /** Only where the request can be answered with a stream. */
  readonly stream?: StreamSlot;
}
