import {
  ownAnnouncements,
  publicAnnouncements,
} from "../../../contract/announcements/announcements.ts";
import type { ResponseOf } from "../../../contract/endpoint.ts";
import type { CollegeCalls } from "../college/calls.ts";
import { CollegeFailure, isCallerRefusal } from "../college/failure.ts";
import type { Person } from "../session/record.ts";

type Announcements = ResponseOf<typeof publicAnnouncements>;
type ReaderKind = Person["kind"] | "visitor";

/** In milliseconds. */
const cacheMs = 10_000;

interface CacheEntry {
  readonly reading: Promise<Announcements>;
  readonly expiresAt: number;
}

/**
 * The college's announcements, cached for some seconds per kind of reader, because all readers of a kind get the same ones.
 * A failed read is cached as an empty list, so that announcements neither keep a screen from opening nor load a broken
 * college.
 */
export class AnnouncementBoard {
  readonly #now: () => number;
  readonly #cache = new Map<ReaderKind, CacheEntry>();

  constructor(now: () => number) {
    this.#now = now;
  }

  read(kind: ReaderKind, college: CollegeCalls): Promise<Announcements> {
    const cached = this.#cache.get(kind);
    if (cached !== undefined && this.#now() < cached.expiresAt) return cached.reading;
    const reading = this.#readOrEmpty(kind, college);
    this.#cache.set(kind, { reading, expiresAt: this.#now() + cacheMs });
    return reading;
  }

  async #readOrEmpty(kind: ReaderKind, college: CollegeCalls): Promise<Announcements> {
    const endpoint = kind === "visitor" ? publicAnnouncements : ownAnnouncements;
    try {
      return await college.readForMany(endpoint, {});
    } catch (error) {
      // A failure of this caller alone, such as an expired session, must not be cached for others.
      if (!(error instanceof CollegeFailure) || isCallerRefusal(error)) this.#cache.delete(kind);
      return [];
    }
  }
}
