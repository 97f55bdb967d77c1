import { useEffect, useRef, useState } from "react";
import { texts } from "../../texts.ts";
import { forgetPhoto, keepPhoto, keptPhoto } from "./photo-draft.ts";
import { PhotoRefused, reducePhoto } from "./reduce-photo.ts";

const wordsFor = (error: unknown): string =>
  error instanceof PhotoRefused ? error.message : texts.profileForm.photoUnreadable;

/** The passport photo that is going to be saved: chosen, reduced, shown, and kept until then. */
export const usePhoto = (owner: string) => {
  const [photo, setPhoto] = useState<File | null>(() => keptPhoto(owner));
  const [problem, setProblem] = useState<string>();
  const [preparing, setPreparing] = useState(false);
  const [previewUrl, setPreviewUrl] = useState<string | null>(null);
  const lastChoice = useRef(0);

  useEffect(() => {
    const url = photo && URL.createObjectURL(photo);
    setPreviewUrl(url);
    return () => {
      if (url) URL.revokeObjectURL(url);
    };
  }, [photo]);

  const choose = async (file: File) => {
    lastChoice.current += 1;
    const choice = lastChoice.current;
    setProblem(undefined);
    setPreparing(true);
    try {
      const reduced = await reducePhoto(file);
      // A slow photo must not replace one chosen after it.
      if (choice !== lastChoice.current) return;
      setPhoto(reduced);
      await keepPhoto(owner, reduced);
    } catch (error) {
      if (choice === lastChoice.current) setProblem(wordsFor(error));
    } finally {
      if (choice === lastChoice.current) setPreparing(false);
    }
  };
  const clear = () => {
    lastChoice.current += 1;
    setPhoto(null);
    setProblem(undefined);
    setPreparing(false);
    forgetPhoto(owner);
  };
  return {
    photo,
    previewUrl,
    problem,
    preparing,
    choose: (file: File) => void choose(file),
    clear,
    refuse: setProblem,
  };
};

export type PhotoState = ReturnType<typeof usePhoto>;
