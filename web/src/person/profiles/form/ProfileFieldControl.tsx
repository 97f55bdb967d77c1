import { Field } from "../../../ui/Field.tsx";
import { profileTexts } from "../profile-texts.ts";
import { choicesWith, controls } from "./profile-controls.ts";
import { profileFormTexts } from "./profile-form-texts.ts";
import { lengthLimits, type ProfileField } from "./profile-rules.ts";
import type { ProfileFormState } from "./use-profile-form.ts";

interface ProfileFieldControlProps {
  readonly field: ProfileField;
  readonly form: Pick<ProfileFormState, "values" | "problems" | "set">;
}

/** One profile field with its label and the device's own control. */
export const ProfileFieldControl = ({ field, form }: ProfileFieldControlProps) => {
  const control = controls[field];
  const value = form.values[field];
  const set = (typed: string) => form.set(field, typed);
  return (
    <Field
      label={profileTexts.labels[field]}
      hint={control.kind === "choice" ? undefined : control.hint}
      error={form.problems[field]}
    >
      {(fieldProps) => {
        if (control.kind === "choice") {
          return (
            <select
              {...fieldProps}
              name={field}
              value={value}
              onChange={(event) => set(event.currentTarget.value)}
            >
              <option value="">{profileFormTexts.choose}</option>
              {choicesWith(control.options, value).map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          );
        }
        const typing = {
          ...fieldProps,
          name: field,
          value,
          autoComplete: control.autoComplete ?? "off",
          // The input accepts more than the limit, so that a long paste is reported and not cut.
          maxLength: lengthLimits[field] * 2,
        };
        return control.kind === "lines" ? (
          <textarea {...typing} rows={2} onChange={(event) => set(event.currentTarget.value)} />
        ) : (
          <input
            {...typing}
            type={control.kind === "phone" ? "tel" : "text"}
            onChange={(event) => set(event.currentTarget.value)}
          />
        );
      }}
    </Field>
  );
};
