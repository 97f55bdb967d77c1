import type { Caller } from "../college/client.ts";
import { CollegeFailure, isRefusal } from "../college/failure.ts";
import { PortalError } from "../errors.ts";
import type { SessionCookie } from "./cookie.ts";
import {
  type ApplicantRecord,
  isSamePerson,
  type Person,
  type SessionRecord,
  type StaffRecord,
  type StudentRecord,
} from "./record.ts";
import type { OpenSession, Sessions } from "./sessions.ts";
import { isExchangeDue } from "./tokens.ts";

/** The college's answer to a sign-in: the person and the tokens. */
export interface SignIn {
  readonly person: Person;
  readonly access: string;
  readonly refresh: string;
}

interface Parts {
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly absoluteMs: number;
  readonly caller: Caller;
}

/** The session of one request and its current state. */
export class RequestSession {
  readonly #parts: Parts;
  #open: OpenSession | undefined;
  #hasEnded: boolean;
  #setCookie: string | undefined;

  private constructor(parts: Parts, open: OpenSession | undefined, hasEnded: boolean) {
    this.#parts = parts;
    this.#open = open;
    this.#hasEnded = hasEnded;
    this.#setCookie = hasEnded ? parts.cookie.clear() : undefined;
  }

  static async of(parts: Parts, cookieHeader: string | undefined): Promise<RequestSession> {
    const id = parts.cookie.read(cookieHeader);
    if (id === undefined) return new RequestSession(parts, undefined, false);
    const open = await parts.sessions.find(id);
    return new RequestSession(parts, open, open === undefined);
  }

  /** The signed-in person, if any. */
  get record(): SessionRecord | undefined {
    return this.#open?.record;
  }

  /** The signed-in student; undefined without a session or for another role. */
  get student(): StudentRecord | undefined {
    const person = this.record?.person;
    return person?.kind === "student" ? person.record : undefined;
  }

  /** The signed-in applicant; undefined without a session or for another role. */
  get applicant(): ApplicantRecord | undefined {
    const person = this.record?.person;
    return person?.kind === "applicant" ? person.record : undefined;
  }

  /** The signed-in member of staff, as last known; undefined without a session or for another role. */
  get staff(): StaffRecord | undefined {
    const person = this.record?.person;
    return person?.kind === "staff" ? person.record : undefined;
  }

  /** @throws PortalError where no student is signed in */
  requireStudent(): StudentRecord {
    if (this.student !== undefined) return this.student;
    throw this.#wrongRoleError();
  }

  /** @throws PortalError where no applicant is signed in */
  requireApplicant(): ApplicantRecord {
    if (this.applicant !== undefined) return this.applicant;
    throw this.#wrongRoleError();
  }

  /** The part of the session that outlives the request: its key in the store and its absolute end. */
  get handle(): { readonly key: string; readonly endsAt: number } | undefined {
    const open = this.#open;
    return open && { key: open.key, endsAt: open.record.createdAt + this.#parts.absoluteMs };
  }

  /** The `set-cookie` value the answer must carry. */
  get setCookie(): string | undefined {
    return this.#setCookie;
  }

  /** Why there is no session: the request's session has ended, or the request had none. */
  get noSessionError(): PortalError {
    return new PortalError(this.#hasEnded ? "SESSION_EXPIRED" : "SIGNED_OUT");
  }

  /** Opens a session under a new id and ends the request's old one. Returns the old one's refresh token. */
  async start({ person, access, refresh }: SignIn): Promise<string | undefined> {
    const { sessions, cookie, absoluteMs } = this.#parts;
    const before = this.#open;
    const { id, key, record } = await sessions.start(person, { access, refresh });
    this.#open = { key, record };
    this.#setCookie = cookie.set(id, absoluteMs);
    if (before !== undefined) await sessions.end(before.key);
    return before?.record.tokens.refresh;
  }

  /** Ends the session at the gateway. Returns its refresh token, so that the college can end it too. */
  async end(): Promise<string | undefined> {
    const before = this.#open;
    this.#setCookie = this.#parts.cookie.clear();
    this.#open = undefined;
    if (before !== undefined) await this.#parts.sessions.end(before.key);
    return before?.record.tokens.refresh;
  }

  /** Stores the college's current record of the signed-in person if it differs from the last one. */
  async storePerson(person: Person): Promise<void> {
    if (this.record !== undefined && isSamePerson(person, this.record.person)) return;
    await this.#change((record) => ({ ...record, person }));
  }

  /** Replaces the session's tokens. */
  async storeTokens(issued: { readonly access: string; readonly refresh: string }): Promise<void> {
    const { sessions } = this.#parts;
    await this.#change((record) => ({
      ...record,
      tokens: sessions.withIssued(record.tokens, issued),
      person: withChosenPassword(record.person),
    }));
  }

  /**
   * Runs a call with a valid access token: refreshes it before expiry, and once more if
   * the college still refuses it; then retries the call once.
   * @throws PortalError SIGNED_OUT if there is no session, SESSION_EXPIRED if it has ended.
   */
  withAccess<T>(run: (access: string) => Promise<T>): Promise<T> {
    const fresh = this.#fresh;
    return fresh === undefined
      ? this.#current().then(({ tokens }) => this.#runWith(tokens.access, run))
      : this.#runWith(fresh.tokens.access, run);
  }

  /** Not an async function, which would cost a page of ten calls several objects for each. */
  #runWith<T>(access: string, run: (access: string) => Promise<T>): Promise<T> {
    return run(access).then(undefined, (error: unknown) => {
      if (!isRefusal(error, 401)) throw error;
      return this.#refresh(access).then(({ tokens }) => run(tokens.access));
    });
  }

  #wrongRoleError(): PortalError {
    return this.#open === undefined ? this.noSessionError : new PortalError("FORBIDDEN");
  }

  /** The record if its access token need not be refreshed. */
  get #fresh(): SessionRecord | undefined {
    const record = this.#open?.record;
    const isDue = record && isExchangeDue(record.tokens, this.#parts.sessions.now());
    return isDue ? undefined : record;
  }

  async #current(): Promise<SessionRecord> {
    const record = this.#open?.record;
    if (record === undefined) throw this.noSessionError;
    try {
      return await this.#refresh(record.tokens.access);
    } catch (error) {
      // The current tokens are still valid for a short time.
      if (error instanceof CollegeFailure) return record;
      throw error;
    }
  }

  async #refresh(staleAccess: string): Promise<SessionRecord> {
    const open = this.#open;
    if (open === undefined) throw this.noSessionError;
    if (open.record.tokens.access !== staleAccess) return open.record;
    const record = await this.#parts.sessions.refresh(open.key, staleAccess, this.#parts.caller);
    return this.#setRecord(open, record);
  }

  async #change(change: (record: SessionRecord) => SessionRecord): Promise<void> {
    const open = this.#open;
    if (open === undefined) throw this.noSessionError;
    this.#setRecord(open, await this.#parts.sessions.change(open.key, change));
  }

  #setRecord(open: OpenSession, record: SessionRecord | undefined): SessionRecord {
    if (record !== undefined) {
      this.#open = { key: open.key, record };
      return record;
    }
    this.#open = undefined;
    this.#hasEnded = true;
    this.#setCookie = this.#parts.cookie.clear();
    throw this.noSessionError;
  }
}

const withChosenPassword = (person: Person): Person =>
  person.kind === "student"
    ? { ...person, record: { ...person.record, mustChangePassword: false } }
    : person;
