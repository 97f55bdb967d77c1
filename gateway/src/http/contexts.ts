import type { CollegeIdentity } from "../../../contract/portal/college-identity.ts";
import type { AnnouncementBoard } from "../announcements/board.ts";
import { CollegeCalls } from "../college/calls.ts";
import type { Caller, CollegeClient } from "../college/client.ts";
import type { GatewayContext } from "../context.ts";
import type { Attempts } from "../limits/attempts.ts";
import type { SessionCookie } from "../session/cookie.ts";
import { RequestSession } from "../session/request-session.ts";
import type { Sessions } from "../session/sessions.ts";
import type { RoleCache } from "../staff/role-cache.ts";
import type { Exchange } from "./exchange.ts";

interface Parts {
  readonly client: CollegeClient;
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly absoluteMs: number;
  readonly attempts: Attempts;
  readonly roleCache: RoleCache;
  readonly announcementBoard: AnnouncementBoard;
  readonly identity: CollegeIdentity;
  readonly publicUrl: string;
}

/** Creates a request's context: its session, and calls to the college on its behalf. */
export type OpenContext = (exchange: Exchange) => Promise<GatewayContext>;

/** @returns a function that rejects with PortalError UNAVAILABLE if the session store does not answer. */
export const contextOpener = (parts: Parts): OpenContext => {
  const { client, sessions, cookie, absoluteMs } = parts;
  const { attempts, roleCache, announcementBoard, identity, publicUrl } = parts;
  return async (exchange) => {
    const { request, requestId, address, departure, log } = exchange;
    const caller: Caller = { requestId, address, departure };
    const session = await RequestSession.of(
      { sessions, cookie, absoluteMs, caller },
      request.headers.cookie,
    );
    const college = new CollegeCalls({ client, session, caller });
    // Named one by one: a spread costs as much as reading the session.
    return {
      requestId,
      address,
      session,
      college,
      roleCache,
      announcementBoard,
      attempts,
      identity,
      publicUrl,
      log,
    };
  };
};

/** Sets or deletes the session cookie if needed. Call it before the headers are sent. */
export const sendCookie = ({ response }: Exchange, { session }: GatewayContext): void => {
  if (session.setCookie !== undefined) response.setHeader("set-cookie", session.setCookie);
};
