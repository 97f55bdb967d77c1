import { useEffect, useMemo, useRef, useState } from "react";
import { deleteDraft, readDraft, saveDraft } from "../../../../lib/drafts.ts";
import { useStableCallback } from "../../../../lib/use-stable-callback.ts";
import { unreadablePicture } from "../../../../person/profiles/photo/reduce-photo.ts";
import { InvalidDocumentError, prepareDocument } from "../../document-file.ts";

type Pair<T> = readonly [T, T];

const draft = "application-results";

const none: Pair<null> = [null, null];

/**
 * Chosen files are kept in memory while the page lives, because they are too large for the tab's storage. They survive
 * a new login in between. Their names are stored with the drafts: a file without a stored name belongs to somebody else
 * or was discarded.
 */
let held: { readonly owner: string; readonly files: Pair<File | null> } | null = null;

const readNames = (owner: string): Pair<string | null> => {
  const stored = readDraft(owner, draft);
  const names: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const nameAt = (index: number) => {
    const name = names[index];
    return typeof name === "string" ? name : null;
  };
  return [nameAt(0), nameAt(1)];
};

const heldFiles = (owner: string): Pair<File | null> => {
  if (held?.owner !== owner) held = null;
  const names = readNames(owner);
  const files = held?.files ?? none;
  const at = (index: 0 | 1) => (names[index] !== null ? files[index] : null);
  return [at(0), at(1)];
};

const keep = (owner: string, files: Pair<File | null>, lost: Pair<string | null>): void => {
  held = { owner, files };
  const names = [files[0]?.name ?? lost[0], files[1]?.name ?? lost[1]];
  if (names.some((name) => name !== null)) saveDraft(owner, draft, names);
  else deleteDraft(owner, draft);
};

const replaced = <T>([first, second]: Pair<T>, index: number, value: T): Pair<T> =>
  index === 0 ? [value, second] : [first, value];

/** The result files to be saved, one per sitting: chosen, checked and reduced. */
export const useResultFiles = (owner: string) => {
  const [files, setFiles] = useState(() => heldFiles(owner));
  /** The names of files that a reload lost. */
  const [lost, setLost] = useState<Pair<string | null>>(() => {
    const names = readNames(owner);
    const found = heldFiles(owner);
    return [found[0] ? null : names[0], found[1] ? null : names[1]];
  });
  const [wasRestored] = useState(files.some((file) => file !== null));
  const [problems, setProblems] = useState<Pair<string | null>>(none);
  const [preparing, setPreparing] = useState<Pair<boolean>>([false, false]);
  const [setbacks, setSetbacks] = useState(0);
  const choices = useRef<[number, number]>([0, 0]);
  useEffect(() => keep(owner, files, lost), [owner, files, lost]);

  const prepare = async (index: 0 | 1, file: File) => {
    choices.current[index] += 1;
    const choice = choices.current[index];
    // Ignores a slow picture if another one was chosen since.
    const isCurrent = () => choice === choices.current[index];
    setProblems((now) => replaced(now, index, null));
    setPreparing((now) => replaced(now, index, true));
    try {
      const prepared = await prepareDocument(file);
      if (!isCurrent()) return;
      setFiles((now) => replaced<File | null>(now, index, prepared));
      setLost((now) => replaced<string | null>(now, index, null));
    } catch (error) {
      const problem = error instanceof InvalidDocumentError ? error.message : unreadablePicture;
      if (isCurrent()) {
        setProblems((now) => replaced<string | null>(now, index, problem));
        setSetbacks((count) => count + 1);
      }
    } finally {
      if (isCurrent()) setPreparing((now) => replaced(now, index, false));
    }
  };
  const choose = useStableCallback((index: 0 | 1, file: File) => void prepare(index, file));
  const clear = useStableCallback((index: 0 | 1) => {
    choices.current[index] += 1;
    setFiles((now) => replaced<File | null>(now, index, null));
    setLost((now) => replaced<string | null>(now, index, null));
    setProblems((now) => replaced<string | null>(now, index, null));
    setPreparing((now) => replaced(now, index, false));
    setSetbacks((count) => count + 1);
  });
  /** After `sent` was saved. A file chosen since then is kept. */
  const settle = useStableCallback((sent: Pair<File | null>) =>
    setFiles((now) => [now[0] === sent[0] ? null : now[0], now[1] === sent[1] ? null : now[1]]),
  );
  return useMemo(
    () => ({ files, lost, problems, preparing, setbacks, wasRestored, choose, clear, settle }),
    [files, lost, problems, preparing, setbacks, wasRestored, choose, clear, settle],
  );
};

export type ResultFiles = ReturnType<typeof useResultFiles>;
