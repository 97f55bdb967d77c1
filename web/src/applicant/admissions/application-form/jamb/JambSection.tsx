import { TextField } from "../../../../ui/TextField.tsx";
import { formTexts } from "../form-texts.ts";
import { RadioGroup } from "../RadioGroup.tsx";
import styles from "../SectionForm.module.css";
import { SectionForm } from "../SectionForm.tsx";
import type { JambState } from "./use-jamb.ts";

const answers = [
  ["yes", formTexts.jamb.yes],
  ["no", formTexts.jamb.no],
] as const;

/** Whether the applicant sat JAMB, with number and score. */
export const JambSection = ({ work }: { work: JambState }) => {
  const { values, saving, set } = work;
  const { problems } = saving;
  return (
    <SectionForm section="jamb" work={work}>
      <RadioGroup
        legend={formTexts.jamb.question}
        name="sat"
        value={values.sat}
        choices={answers}
        error={problems.sat}
        onChange={(sat) => set({ sat })}
      />
      {values.sat === "yes" && (
        <div className={styles.fields}>
          <TextField
            label={formTexts.jamb.number}
            hint={formTexts.jamb.numberHint}
            name="jambNo"
            value={values.jambNo}
            error={problems.jambNo}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            onChange={(jambNo) => set({ jambNo })}
          />
          <TextField
            label={formTexts.optional(formTexts.jamb.score)}
            hint={formTexts.jamb.scoreHint}
            name="jambScore"
            value={values.jambScore}
            error={problems.jambScore}
            autoComplete="off"
            inputMode="numeric"
            maxLength={10}
            onChange={(jambScore) => set({ jambScore })}
          />
        </div>
      )}
    </SectionForm>
  );
};
