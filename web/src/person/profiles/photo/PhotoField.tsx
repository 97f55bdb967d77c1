import { Button, Flex } from "antd";
import { Suspense, useRef } from "react";
import { lazyPartOr } from "../../../lib/lazy-part.tsx";
import { FileField } from "../../../ui/FileField.tsx";
import { Passport } from "../view/Passport.tsx";
import styles from "./Photo.module.css";
import type { PhotoState } from "./use-photo.ts";

// Without its code the photo keeps the part that it is first given, and the form stays.
const PhotoCrop = lazyPartOr(Passport, () => import("./PhotoCrop.tsx"));

interface PhotoFieldProps {
  readonly state: PhotoState;
  /** The stored photo; null if there is none. */
  readonly currentUrl: string | null;
  /** The person's name, for the alternative text. */
  readonly name: string;
  /** An error of the form, in contrast to an error of the photo. */
  readonly error?: string | undefined;
}

/** The passport photo: the stored one or the new one with its crop, and the button that chooses one. */
export const PhotoField = ({ state, currentUrl, name, error }: PhotoFieldProps) => {
  const { previewUrl, source, sourceUrl, problem, preparing, choose, change, clear } = state;
  const button = useRef<HTMLButtonElement>(null);
  const discardNewPhoto = () => {
    clear();
    button.current?.focus();
  };
  const isCropping = source !== null && sourceUrl !== null;
  const isNew = previewUrl !== null || isCropping;
  return (
    <Flex wrap gap="middle">
      {isCropping ? (
        <Suspense fallback={<Passport url={previewUrl} name={name} />}>
          <PhotoCrop
            key={sourceUrl}
            url={sourceUrl}
            area={source.area}
            name={name}
            onChange={change}
          />
        </Suspense>
      ) : (
        <Passport url={previewUrl ?? currentUrl} name={name} />
      )}
      <Flex vertical gap="small" align="start" className={styles.choice ?? ""}>
        <FileField
          ref={button}
          label="Choose a passport photo"
          hint="A recent photo of your face: JPEG, PNG or WebP. A big one is made smaller before it is sent."
          error={problem ?? error}
          name="passport"
          accept="image/jpeg,image/png,image/webp"
          onChoose={choose}
        />
        <p role="status">
          {preparing && !isNew && "Preparing the photo..."}
          {isNew && "New photo, not saved yet"}
        </p>
        {isNew && (
          <Button onClick={discardNewPhoto}>
            {currentUrl ? "Keep the old photo" : "Remove this photo"}
          </Button>
        )}
      </Flex>
    </Flex>
  );
};
