import { eq } from "drizzle-orm";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import { inBatches } from "../db/batches.ts";
import type { Database } from "../db/database.ts";
import { bed, hostelApplication, room } from "../db/schema/hostels.ts";
import {
  type Claim,
  changesWaitingList,
  claimAlone,
  claimTogether,
  type Selected,
  selected,
} from "./claim-beds.ts";
import { bedTaken, claimRefusal, evaluateClaim, readClaimFacts } from "./claim-rules.ts";
import type { FreeRoomsReader, RequestedBed } from "./free-beds.ts";

interface Click {
  readonly bedId: number;
  /** The caller's `Idempotency-Key`. */
  readonly key: string | undefined;
}

/** A bed lost at the last moment is looked at again, for its new holder may be gone; not for ever. */
const tries = 3;

/** One transaction takes as many claims as arrive while others commit, so that they share its locks and its write to the disk. */
const sharing = { atOnce: 2, most: 50, nameOf: ({ accountId }: Claim) => accountId };

/** Claims a bed for a caller. @throws what `selectBed` throws */
export const openClaims = (college: College, freeRooms: FreeRoomsReader) => {
  const claimShared = inBatches(
    (claims: readonly Claim[]) => claimTogether(college, claims),
    sharing,
  );
  return ({ id: accountId, email }: Account, click: Click): Promise<Selected> =>
    selectBed({ college, freeRooms, claimShared }, { accountId, email, ...click });
};

interface Ways {
  readonly college: College;
  readonly freeRooms: FreeRoomsReader;
  /** Undefined where the claim is to be looked at again. */
  readonly claimShared: (claim: Claim) => Promise<Selected | undefined>;
}

/**
 * Most late callers are refused after one plain read. The others' claims share a transaction. Under the locks of the students'
 * rows it reads again, and the unique keys let one claim of a bed through. What it cannot decide at once is claimed alone.
 * Claims take no exclusive lock on a shared row.
 * @throws 404 for an unknown bed; 402 before the hostel fee is paid; 400 `not_active`, `no_kind`, `wrong_kind`,
 * `key_reused`, `already_applied` or `applications_closed`; 409 `bed_taken` with the nearest free beds.
 */
const selectBed = async (
  { college, freeRooms, claimShared }: Ways,
  claim: Claim,
): Promise<Selected> => {
  const { db, clock } = college;
  for (let tried = 0; ; tried += 1) {
    const facts = await readClaimFacts(db, claim, clock());
    const evaluated = evaluateClaim(facts, clock());
    switch (evaluated.verdict) {
      case "repeat":
        return readSelected(db, evaluated.applicationId);
      case "try":
        break;
      case "bed_taken":
        throw await refuseTaken(freeRooms, evaluated);
      default:
        throw claimRefusal(evaluated);
    }
    if (tried === tries) throw await refuseTaken(freeRooms, evaluated);
    const isPlain = tried === 0 && !changesWaitingList(facts);
    const won = await (isPlain ? claimShared(claim) : claimAlone(college, claim));
    if (won !== undefined) return won;
  }
};

const refuseTaken = async (
  freeRooms: FreeRoomsReader,
  { sessionId, requested }: { readonly sessionId: number; readonly requested: RequestedBed },
) => bedTaken(requested, await freeRooms({ sessionId, kind: requested.hostel.kind }));

const readSelected = async (db: Database, applicationId: number): Promise<Selected> => {
  const [row] = await db
    .select()
    .from(hostelApplication)
    .innerJoin(bed, eq(bed.id, hostelApplication.bedId))
    .innerJoin(room, eq(room.id, bed.roomId))
    .where(eq(hostelApplication.id, applicationId));
  if (row === undefined) throw new Error("an application is gone");
  return selected(applicationId, row.hostel_application.status, row);
};
