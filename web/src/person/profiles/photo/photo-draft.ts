import { deleteDraft, readDraft, saveDraft } from "../../../lib/drafts.ts";

const form = "profile-photo";

interface PhotoDraft {
  readonly type: string;
  readonly base64: string;
}

const isPhotoDraft = (draft: unknown): draft is PhotoDraft =>
  typeof draft === "object" &&
  draft !== null &&
  "type" in draft &&
  "base64" in draft &&
  typeof draft.type === "string" &&
  typeof draft.base64 === "string";

const base64Of = (bytes: Uint8Array): string => {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

/** A chosen, already reduced photo as it is stored. */
export const photoDraftOf = async (photo: File): Promise<PhotoDraft> => ({
  type: photo.type,
  base64: base64Of(new Uint8Array(await photo.arrayBuffer())),
});

/** Stores a photo with the drafts of `owner`. */
export const savePhotoDraft = (owner: string, draft: PhotoDraft): void =>
  saveDraft(owner, form, draft);

/** The stored photo or null. */
export const readPhotoDraft = (owner: string): File | null => {
  const draft = readDraft(owner, form);
  if (!isPhotoDraft(draft)) return null;
  try {
    const bytes = Uint8Array.from(atob(draft.base64), (letter) => letter.charCodeAt(0));
    return new File([bytes], "passport", { type: draft.type });
  } catch {
    return null;
  }
};

export const deletePhotoDraft = (owner: string): void => deleteDraft(owner, form);
