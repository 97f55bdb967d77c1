import { useEffect, useRef, useState } from "react";
import { profileFormTexts } from "../form/profile-form-texts.ts";
import { type Crop, initialCrop } from "./crop.ts";
import { deletePhotoDraft, readPhotoDraft, savePhotoDraft } from "./photo-draft.ts";
import { cropPhoto, InvalidPhotoError, type ReducedPhoto, reducePhoto } from "./reduce-photo.ts";

/** How long a crop stands still before it is drawn, in milliseconds. */
const debounceMs = 200;

const wordsFor = (error: unknown): string =>
  error instanceof InvalidPhotoError ? error.message : profileFormTexts.photoUnreadable;

/** An address under which the page can show `blob`; null where there is none. */
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

/**
 * The passport photo that is going to be saved: chosen, made smaller, cropped to the passport's shape, shown, and kept with
 * the unsaved work of `owner` until then.
 */
export const usePhoto = (owner: string) => {
  const [photo, setPhoto] = useState<File | null>(() => readPhotoDraft(owner));
  const [source, setSource] = useState<ReducedPhoto | null>(null);
  const [crop, setCrop] = useState<Crop>(initialCrop);
  const [problem, setProblem] = useState<string>();
  const [preparing, setPreparing] = useState(false);
  const lastChoice = useRef(0);

  const draw = async (from: ReducedPhoto, part: Crop, choice: number) => {
    const cropped = await cropPhoto(from, part);
    // A slow drawing must not replace one begun after it.
    if (choice !== lastChoice.current) return;
    setPhoto(cropped);
    await savePhotoDraft(owner, cropped);
  };
  const prepare = async (work: (choice: number) => Promise<void>) => {
    lastChoice.current += 1;
    const choice = lastChoice.current;
    setProblem(undefined);
    setPreparing(true);
    try {
      await work(choice);
    } catch (error) {
      if (choice === lastChoice.current) setProblem(wordsFor(error));
    } finally {
      if (choice === lastChoice.current) setPreparing(false);
    }
  };
  const choose = (file: File) =>
    void prepare(async (choice) => {
      const reduced = await reducePhoto(file);
      if (choice !== lastChoice.current) return;
      setSource(reduced);
      setCrop(initialCrop);
      await draw(reduced, initialCrop, choice);
    });
  /** Shows another part at once, and draws it when it has stood still. */
  const change = (part: Crop) => {
    setCrop(part);
    if (!source) return;
    void prepare(async (choice) => {
      await new Promise((resolve) => setTimeout(resolve, debounceMs));
      if (choice === lastChoice.current) await draw(source, part, choice);
    });
  };
  const clear = () => {
    lastChoice.current += 1;
    setPhoto(null);
    setSource(null);
    setProblem(undefined);
    setPreparing(false);
    deletePhotoDraft(owner);
  };
  return {
    /** What is to be sent; null where the photo stays as it is. */
    photo,
    previewUrl: useObjectUrl(photo),
    /** What can still be cropped: nothing after a reload, which keeps the cropped photo alone. */
    source,
    sourceUrl: useObjectUrl(source?.blob ?? null),
    crop,
    problem,
    /** True while what is to be sent is not ready. */
    preparing,
    choose,
    change,
    clear,
    refuse: setProblem,
  };
};

export type PhotoState = ReturnType<typeof usePhoto>;
