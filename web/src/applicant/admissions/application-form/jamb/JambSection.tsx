import { Form, Input } from "antd";
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
const JambSection = ({ work }: { work: JambState }) => {
  const { values, saving, set } = work;
  return (
    <SectionForm
      section="jamb"
      work={work}
      values={{ jambNo: values.jambNo, jambScore: values.jambScore }}
      onChange={(field, value) => set({ [field]: value })}
    >
      <RadioGroup
        legend={formTexts.jamb.question}
        name="sat"
        value={values.sat}
        choices={answers}
        error={saving.problems.sat}
        onChange={(sat) => set({ sat })}
      />
      {values.sat === "yes" && (
        <div className={styles.fields}>
          <Form.Item name="jambNo" label={formTexts.jamb.number} extra={formTexts.jamb.numberHint}>
            <Input
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
          </Form.Item>
          <Form.Item
            name="jambScore"
            label={formTexts.optional(formTexts.jamb.score)}
            extra={formTexts.jamb.scoreHint}
          >
            <Input autoComplete="off" inputMode="numeric" maxLength={10} />
          </Form.Item>
        </div>
      )}
    </SectionForm>
  );
};

export default JambSection;
