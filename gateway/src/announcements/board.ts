import {
  ownAnnouncements,
  publicAnnouncements,
} from "../../../contract/announcements/announcements.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { CollegeFailure, isOfTheCaller } from "../college/failure.ts";
import type { Announcement } from "../generated/schema-types.ts";
import type { Person } from "../session/record.ts";

type Told = ResponseOf<typeof publicAnnouncements>;
type Kind = Person["kind"] | "visitor";

/** How long what was told is told again to others of the same kind, in milliseconds. */
const freshMs = 10_000;

interface Kept {
  readonly asking: Promise<readonly Announcement[]>;
  readonly until: number;
}

/**
 * What the college announces, kept for seconds by the kind of whoever asks: everybody of a kind is told the same. A college
 * that does not answer, or has no such call, is asked as seldom: an announcement keeps no screen from opening.
 */
export class AnnouncementBoard {
  readonly #now: () => number;
  readonly #kept = new Map<Kind, Kept>();

  constructor(now: () => number) {
    this.#now = now;
  }

  read(kind: Kind, college: CollegeCalls): Promise<readonly Announcement[]> {
    const kept = this.#kept.get(kind);
    if (kept !== undefined && this.#now() < kept.until) return kept.asking;
    const asking = this.#ask(kind, college);
    this.#kept.set(kind, { asking, until: this.#now() + freshMs });
    return asking;
  }

  async #ask(kind: Kind, college: CollegeCalls): Promise<readonly Announcement[]> {
    try {
      return await ask(kind, college);
    } catch (error) {
      // What concerns whoever asked, such as a session that has ended, concerns nobody else.
      if (!(error instanceof CollegeFailure) || isOfTheCaller(error)) this.#kept.delete(kind);
      return [];
    }
  }
}

const ask = async (kind: Kind, college: CollegeCalls): Promise<readonly Announcement[]> => {
  const told: Told =
    kind === "visitor"
      ? await college.readForMany(publicAnnouncements, {})
      : await college.readForMany(ownAnnouncements, {});
  return told.map(({ id, title, body, starts_at }) => ({
    id: String(id),
    title,
    body,
    startsAt: starts_at,
  }));
};
