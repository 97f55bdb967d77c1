import { useRef } from "react";
import { texts } from "../../texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Passport } from "../profile/Passport.tsx";
import styles from "./ProfileForm.module.css";
import type { PhotoState } from "./use-photo.ts";

interface PhotoFieldProps {
  readonly state: PhotoState;
  /** The photo the college has; null where it has none. */
  readonly currentUrl: string | null;
  readonly name: string;
}

/** The passport photo: the current one, or the one that will be saved, and the choice of another. */
export const PhotoField = ({ state, currentUrl, name }: PhotoFieldProps) => {
  const { previewUrl, problem, preparing, choose, clear } = state;
  const input = useRef<HTMLInputElement>(null);
  const keepOld = () => {
    clear();
    input.current?.focus();
  };
  return (
    <div className={styles.photo}>
      <Passport url={previewUrl ?? currentUrl} name={name} />
      <div className={styles.photoChoice}>
        <Field
          label={texts.profileForm.choosePhoto}
          hint={texts.profileForm.photoHint}
          error={problem}
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
                // The same file can then be chosen again, after it was refused for instance.
                event.currentTarget.value = "";
                if (file) choose(file);
              }}
            />
          )}
        </Field>
        <p role="status">
          {preparing && texts.profileForm.preparingPhoto}
          {!preparing && previewUrl && texts.profileForm.newPhoto}
        </p>
        {previewUrl && (
          <Button look="secondary" onClick={keepOld}>
            {texts.profileForm.keepOldPhoto}
          </Button>
        )}
      </div>
    </div>
  );
};
