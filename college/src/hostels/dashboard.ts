import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { hostelDashboard } from "../../../contract/hostels/hostel.ts";
import type { Account } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import { type Boarder, isStanding, readBoarder } from "./boarder.ts";
import { type FreeRooms, readFreeRooms } from "./free-rooms.ts";
import { sweepDue } from "./offers.ts";
import { isOpen } from "./opening.ts";
import { readWaiting } from "./waiting-place.ts";

/** The caller's hostel page: the same few queries whatever the number of rooms. */
export const readDashboard = async (
  college: College,
  caller: Account,
): Promise<ResponseOf<typeof hostelDashboard>> => {
  const { db, clock } = college;
  const now = clock();
  const boarder = await readBoarder(db, caller.id, now);
  const { studentId, sessionId, opening } = boarder;
  if (sessionId !== null && boarder.hasLapsedOffer) await sweepDue(college, sessionId);
  const { rooms, beds } = await freeFor(college, boarder);
  const isWaiting = sessionId !== null && boarder.isWaiting;
  return {
    data: {
      hasPaid: boarder.isPaid,
      application: shownApplication(boarder, now),
      settings: {
        isApplicationOpen: isOpen(opening, now),
        applicationDeadline: opening?.applicationDeadline?.toISOString() ?? null,
      },
      availableRooms: [...rooms],
      availableBeds: [...beds],
      currentTime: now.toISOString(),
      waiting: isWaiting ? await readWaiting(db, { sessionId, studentId }) : null,
    },
  };
};

const freeFor = async (
  { db }: College,
  { sessionId, kind }: Pick<Boarder, "sessionId" | "kind">,
): Promise<FreeRooms> =>
  sessionId === null || kind === null
    ? { rooms: [], beds: [] }
    : readFreeRooms(db, { sessionId, kind });

/** None for a student who may apply again: whoever sees one here shows where it stands, not the beds. */
const shownApplication = ({ application, opening }: Boarder, now: Date) => {
  if (application === null) return null;
  const isShown = isStanding(application) || !isOpen(opening, now);
  return isShown ? { id: application.id, applicationStatus: application.status } : null;
};
