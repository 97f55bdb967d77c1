import { deleteDraft, readDraft, saveDraft } from "../../../lib/drafts.ts";

const form = "profile-photo";

const isPhotoDraft = (draft: unknown): draft is { type: string; base64: string } =>
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

/** Stores a chosen, already reduced photo with the drafts of `owner`. */
export const savePhotoDraft = async (owner: string, photo: File): Promise<void> =>
  saveDraft(owner, form, {
    type: photo.type,
    base64: base64Of(new Uint8Array(await photo.arrayBuffer())),
  });

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
