import { Form, Input } from "antd";
import { formTexts } from "../form-texts.ts";
import { RadioGroup } from "../RadioGroup.tsx";
import styles from "../SectionForm.module.css";
import { SectionForm } from "../SectionForm.tsx";
import type { JambState } from "./use-jamb.ts";

const answers = [
  ["yes", "Yes, I sat JAMB"],
  ["no", "No, I did not sit JAMB"],
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
        legend="Did you sit JAMB?"
        name="sat"
        value={values.sat}
        choices={answers}
        error={saving.problems.sat}
        onChange={(sat) => set({ sat })}
      />
      {values.sat === "yes" && (
        <div className={styles.fields}>
          <Form.Item
            name="jambNo"
            label={formTexts.jambNo}
            extra="8 or 12 digits and then 2 letters, such as 202512345678AB."
          >
            <Input
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
          </Form.Item>
          <Form.Item
            name="jambScore"
            label={`${formTexts.jambScore} (optional)`}
            extra="0 to 400. Leave it empty if you do not have it yet."
          >
            <Input autoComplete="off" inputMode="numeric" maxLength={10} />
          </Form.Item>
        </div>
      )}
    </SectionForm>
  );
};

export default JambSection;
