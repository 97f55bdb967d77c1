import { useEffect, useState } from "react";
import { deletePhotoDraft, photoDraftOf, readPhotoDraft, savePhotoDraft } from "./photo-draft.ts";
import { type Area, passportArea } from "./picture.ts";
import {
  cropPhoto,
  InvalidPhotoError,
  type ReducedPhoto,
  reducePhoto,
  unreadablePicture,
} from "./reduce-photo.ts";

/** A crop is drawn when it has not changed for this long, in milliseconds. */
const debounceMs = 200;

/**
 * The number of the last choice or crop. All forms share it, because a crop can be drawn after its form was left, and
 * must not be stored again once the next form has saved or discarded the photo.
 */
let lastChoice = 0;

/** Whether two parts differ by no more than the rounding of their pixels. */
const isSame = (one: Area, other: Area): boolean =>
  (["x", "y", "width", "height"] as const).every((side) => Math.abs(one[side] - other[side]) < 1);

/** An object URL for `blob`; null without a blob. */
const useObjectUrl = (blob: Blob | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = blob && URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [blob]);
  return url;
};

/** The new passport photo: chosen, reduced, cropped, shown and stored with the drafts of `owner` until it is saved. */
export const usePhoto = (owner: string) => {
  const [photo, setPhoto] = useState<File | null>(() => readPhotoDraft(owner));
  const [source, setSource] = useState<(ReducedPhoto & { readonly area: Area }) | null>(null);
  const [problem, setProblem] = useState<string>();
  const [preparing, setPreparing] = useState(false);
  const [setbacks, setSetbacks] = useState(0);

  const draw = async (from: ReducedPhoto, part: Area, choice: number) => {
    const cropped = await cropPhoto(from, part);
    const draft = await photoDraftOf(cropped);
    // Ignores a slow drawing if a newer one was started.
    if (choice !== lastChoice) return;
    setPhoto(cropped);
    setSource({ ...from, area: part });
    savePhotoDraft(owner, draft);
  };
  const prepare = async (work: (choice: number) => Promise<void>) => {
    lastChoice += 1;
    const choice = lastChoice;
    setProblem(undefined);
    setPreparing(true);
    try {
      await work(choice);
    } catch (error) {
      const message = error instanceof InvalidPhotoError ? error.message : unreadablePicture;
      if (choice === lastChoice) {
        setProblem(message);
        setSetbacks((count) => count + 1);
      }
    } finally {
      if (choice === lastChoice) setPreparing(false);
    }
  };
  const choose = (file: File) =>
    void prepare(async (choice) => {
      const reduced = await reducePhoto(file);
      // Not shown before it is drawn: a photo that is shown can be saved.
      if (choice === lastChoice) await draw(reduced, passportArea(reduced), choice);
    });
  /** Draws the part after a debounce. */
  const change = (part: Area) => {
    if (!source || isSame(part, source.area)) return;
    setSource({ ...source, area: part });
    void prepare(async (choice) => {
      await new Promise((resolve) => setTimeout(resolve, debounceMs));
      if (choice === lastChoice) await draw(source, part, choice);
    });
  };
  const clear = () => {
    lastChoice += 1;
    setPhoto(null);
    setSource(null);
    setProblem(undefined);
    setPreparing(false);
    setSetbacks((count) => count + 1);
    deletePhotoDraft(owner);
  };
  return {
    /** The photo to send; null if it is unchanged. */
    photo,
    previewUrl: useObjectUrl(photo),
    /** The picture that can be cropped. Null after a reload, because only the cropped photo is stored. */
    source,
    sourceUrl: useObjectUrl(source?.blob ?? null),
    problem,
    /** True while the photo to send is being drawn. */
    preparing,
    /** How often drawing failed, or the photo was discarded. */
    setbacks,
    choose,
    change,
    clear,
    refuse: setProblem,
  };
};

export type PhotoState = ReturnType<typeof usePhoto>;
