import { useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { profileFormTexts } from "../form/profile-form-texts.ts";
import { Passport } from "../view/Passport.tsx";
import styles from "./Photo.module.css";
import { CropFrame, CropSliders } from "./PhotoCrop.tsx";
import type { PhotoState } from "./use-photo.ts";

interface PhotoFieldProps {
  readonly state: PhotoState;
  /** The stored photo; null if there is none. */
  readonly currentUrl: string | null;
  /** The person's name, for the alternative text. */
  readonly name: string;
  /** An error of the form, in contrast to an error of the photo. */
  readonly error?: string | undefined;
}

/** The passport photo: the stored one or the new one with its crop, and the file input. */
export const PhotoField = ({ state, currentUrl, name, error }: PhotoFieldProps) => {
  const { previewUrl, source, sourceUrl, crop, problem, preparing, choose, change, clear } = state;
  const input = useRef<HTMLInputElement>(null);
  const discardNewPhoto = () => {
    clear();
    input.current?.focus();
  };
  const cropping = source && sourceUrl && { url: sourceUrl, size: source, crop, onChange: change };
  const isNew = previewUrl !== null || cropping !== null;
  return (
    <div className={styles.photo}>
      {cropping ? (
        <div className={styles.cropping}>
          <CropFrame {...cropping} name={name} />
          <CropSliders {...cropping} />
        </div>
      ) : (
        <Passport url={previewUrl ?? currentUrl} name={name} />
      )}
      <div className={styles.choice}>
        <Field
          label={profileFormTexts.choosePhoto}
          hint={profileFormTexts.photoHint}
          error={problem ?? error}
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              name="passport"
              accept="image/jpeg,image/png,image/webp"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                // Lets the person choose the same file again.
                event.currentTarget.value = "";
                if (file) choose(file);
              }}
            />
          )}
        </Field>
        <p role="status">
          {preparing && !isNew && profileFormTexts.preparingPhoto}
          {isNew && profileFormTexts.newPhoto}
        </p>
        {isNew && (
          <Button variant="secondary" onClick={discardNewPhoto}>
            {currentUrl ? profileFormTexts.keepOldPhoto : profileFormTexts.removePhoto}
          </Button>
        )}
      </div>
    </div>
  );
};
