import type { Database } from "../db/database.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { type StudentStanding, standingObstacle } from "../students/standing.ts";
import { texts } from "../texts.ts";
import type { WantedBed } from "./claim-facts.ts";
import type { ClaimVerdict } from "./claim-rules.ts";
import { nearestFreeBeds } from "./nearest-beds.ts";

export const hostelUnpaid = (): Refusal => refuse(402, texts.hostel.unpaid);

export const noKind = (): Refusal => refuse(400, texts.hostel.noKind, "no_kind");

export const alreadyApplied = (): Refusal =>
  refuse(400, texts.hostel.alreadyApplied, "already_applied");

export const applicationsClosed = (): Refusal =>
  refuse(400, texts.hostel.closed, "applications_closed");

/** @throws 400 `not_active` for who is deferred, has withdrawn or graduated. */
export const requireActive = (standing: StudentStanding): void => {
  const obstacle = standingObstacle(standing, "takeBed");
  if (obstacle !== undefined) throw refuse(400, obstacle, "not_active");
};

/** Names the bed, and the free ones to choose from in its stead. */
export const bedTaken = async (
  db: Database,
  { sessionId, wanted }: { readonly sessionId: number; readonly wanted: WantedBed },
): Promise<Refusal> => {
  const nearest = await nearestFreeBeds(db, sessionId, wanted);
  const say = nearest.length > 0 ? texts.hostel.taken : texts.hostel.lastTaken;
  return new Refusal(409, {
    detail: say(wanted.bed.number, wanted.room.number),
    code: "bed_taken",
    nearestBeds: nearest,
  });
};

type Refused = Exclude<
  ClaimVerdict,
  { readonly verdict: "try" | "bed_taken" } | { readonly verdict: "repeat" }
>;

/** The refusals that need nothing more read. */
export const claimRefusal = (refused: Refused): Refusal => {
  switch (refused.verdict) {
    case "unknown_bed":
      return refuse(404, texts.hostel.unknownBed);
    case "unpaid":
      return hostelUnpaid();
    case "no_kind":
      return noKind();
    case "wrong_kind":
      return refuse(400, texts.hostel.wrongKind[refused.wanted.hostel.kind], "wrong_kind");
    case "key_reused":
      return refuse(400, texts.hostel.keyReused, "key_reused");
    case "already_applied":
      return alreadyApplied();
    case "applications_closed":
      return applicationsClosed();
  }
};
