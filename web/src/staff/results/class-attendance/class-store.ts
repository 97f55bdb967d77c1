import type { ClassMark } from "../../../gql/staff-results.ts";
import type { PersistentDrafts } from "../../../lib/drafts.ts";
import { SaveQueue, type SaveState } from "../parts/save-queue.ts";

/** A class that this browser keeps until it is recorded. */
export interface KeptClass {
  readonly key: string;
  readonly heldOn: string;
  readonly topic: string;
  /** By student. */
  readonly marks: Readonly<Record<string, ClassMark>>;
  /** The revision that was changed; 0 for a new class. */
  readonly revision: number;
  /** It was saved, and is sent as soon as the network allows. */
  readonly isReady: boolean;
  /** It is another class of a day that has one. */
  readonly isConfirmed: boolean;
}

export interface ClassRefusal {
  readonly code: string;
  readonly message: string;
}

/** What this browser keeps of a course, by the classes' keys. */
export interface KeptClasses {
  readonly classes: Readonly<Record<string, KeptClass>>;
  /** Why the college did not record a class. */
  readonly refusals: Readonly<Record<string, ClassRefusal>>;
}

const isMark = (value: unknown): value is ClassMark =>
  value === "PRESENT" || value === "ABSENT" || value === "EXCUSED";

/** Parses what an earlier visit kept; null if it is invalid. */
export const readKept = (key: string, draft: unknown): KeptClass | null => {
  if (typeof draft !== "object" || draft === null) return null;
  const { heldOn, topic, marks, revision, isReady, isConfirmed }: Partial<Record<string, unknown>> =
    { ...draft };
  if (typeof heldOn !== "string" || typeof topic !== "string") return null;
  if (typeof revision !== "number" || typeof marks !== "object" || marks === null) return null;
  const known = Object.entries(marks).filter((entry): entry is [string, ClassMark] =>
    isMark(entry[1]),
  );
  return {
    ...{ key, heldOn, topic, revision },
    marks: Object.fromEntries(known),
    isReady: isReady === true,
    isConfirmed: isConfirmed === true,
  };
};

const without = <V>(record: Readonly<Record<string, V>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));

type SaveAnswer =
  | { readonly __typename: "ClassMeetingSaved"; readonly revision: number }
  | ({ readonly __typename: "Refusal" } & ClassRefusal);

interface ClassStoreOptions {
  readonly drafts: PersistentDrafts;
  readonly send: (one: KeptClass) => Promise<SaveAnswer>;
  readonly onSaved: (one: KeptClass) => void;
}

/** The classes of a course that are not recorded yet. They are kept in this browser, and sent once they are saved. */
export class ClassStore {
  readonly #drafts: PersistentDrafts;
  readonly #queue: SaveQueue<KeptClass>;
  readonly #watchers = new Set<() => void>();
  #state: KeptClasses = { classes: {}, refusals: {} };
  #isStopped = false;

  constructor({ drafts, send, onSaved }: ClassStoreOptions) {
    this.#drafts = drafts;
    for (const [key, draft] of drafts.all()) {
      const kept = readKept(key, draft);
      if (kept) this.#state = { ...this.#state, classes: { ...this.#state.classes, [key]: kept } };
      else drafts.delete(key);
    }
    this.#queue = new SaveQueue({
      take: () => Object.values(this.#state.classes).find(({ isReady }) => isReady) ?? null,
      send: async (sent) => {
        const answer = await send(sent);
        if (answer.__typename === "Refusal") {
          this.#refuse(sent, answer);
        } else {
          this.#settle(sent, answer.revision);
          onSaved(sent);
        }
        // A refusal concerns one class. The queue would stop before the others.
        return null;
      },
      onState: () => this.#notify(),
    });
  }

  state = (): KeptClasses => this.#state;

  saving = (): SaveState => this.#queue.state;

  unsaved = (): number => Object.keys(this.#state.classes).length;

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Keeps a class as it is typed. */
  keep(one: KeptClass): void {
    const { classes, refusals } = this.#state;
    this.#change({
      classes: { ...classes, [one.key]: one },
      refusals: without(refusals, one.key),
    });
    if (!this.#isStopped) this.#drafts.save(one.key, one);
  }

  /** Forgets a class that was not recorded. */
  discard(key: string): void {
    const { classes, refusals } = this.#state;
    this.#change({ classes: without(classes, key), refusals: without(refusals, key) });
    if (!this.#isStopped) this.#drafts.delete(key);
  }

  open(): void {
    this.#queue.open();
    void this.send();
  }

  send(): Promise<void> {
    return this.#queue.send();
  }

  close(): Promise<void> {
    return this.#queue.close();
  }

  stop(): void {
    this.#isStopped = true;
    this.#queue.stop();
  }

  #refuse(sent: KeptClass, { code, message }: ClassRefusal): void {
    const now = this.#state.classes[sent.key];
    if (now) this.keep({ ...now, isReady: false });
    this.#change({
      ...this.#state,
      refusals: { ...this.#state.refusals, [sent.key]: { code, message } },
    });
  }

  /** A class that was changed again while the request was running stays, on the new revision. */
  #settle(sent: KeptClass, revision: number): void {
    const now = this.#state.classes[sent.key];
    if (now === sent) this.discard(sent.key);
    else if (now) this.keep({ ...now, revision });
  }

  #change(state: KeptClasses): void {
    this.#state = state;
    this.#notify();
  }

  #notify(): void {
    for (const watcher of this.#watchers) watcher();
  }
}
