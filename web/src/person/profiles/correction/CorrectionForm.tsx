import { Alert, Button, Card, Form, Input, Select } from "antd";
import { useState } from "react";
import { states } from "../../../../../rules/nigeria/states.ts";
import { RequestCorrectionDocument } from "../../../gql/person-profiles.ts";
import { deleteDraft, readDraft, saveDraft } from "../../../lib/drafts.ts";
import { useSave } from "../../../lib/use-save.ts";
import { useFeedback } from "../../../ui/Feedback.tsx";
import { FileField } from "../../../ui/FileField.tsx";
import { choice, required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { useUnsavedChangesGuard } from "../../use-unsaved-changes-guard.ts";
import { personalDetails } from "../personal-details.ts";
import styles from "./Correction.module.css";

/** The fields that can be corrected. */
const names = [
  "surname",
  "firstName",
  "otherName",
  "sex",
  "dateOfBirth",
  "nationality",
  "stateOfOrigin",
  "lga",
  "maidenName",
  "maritalStatus",
] as const;

type Name = (typeof names)[number];

type Values = Readonly<Record<Name | "explanation", string>>;

const draftName = "correction";

/** What was typed and not sent. Fields of another version of the portal are left out. */
const readKept = (stored: unknown): Partial<Values> =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      ([name, value]) =>
        typeof value === "string" && [...names, "explanation"].some((known) => known === name),
    ),
  );

const largest = 5 * 1024 * 1024;

interface CorrectionFormProps {
  /** The id of the person. */
  readonly owner: string;
  readonly stored: Readonly<Partial<Record<Name, string | null>>>;
}

/** The request form: what to correct, why, and a supporting document. Correct values are left as they are. */
export const CorrectionForm = ({ owner, stored }: CorrectionFormProps) => {
  const saved = Object.fromEntries(names.map((name) => [name, stored[name] ?? ""]));
  const [kept] = useState(() => readKept(readDraft(owner, draftName)));
  const [isUnsent, setUnsent] = useState(Object.keys(kept).length > 0);
  const { toast } = useFeedback();
  const [evidence, setEvidence] = useState<File | null>(null);
  const [evidenceError, setEvidenceError] = useState<string>();
  const [request] = useSave(RequestCorrectionDocument);
  const { props, banner, busy } = useFormSubmit<Values>({
    networkText: "The request could not be sent. Try checking your network connection",
    submit: async ({ explanation, ...values }) => {
      const changed = names.filter((name) => values[name] !== saved[name]);
      if (changed.length === 0) return { message: "Change at least one field.", fields: [] };
      if (!evidence) {
        const message = "Attach the document that shows it.";
        setEvidenceError(message);
        return { message, fields: [] };
      }
      const input = Object.fromEntries(changed.map((name) => [name, values[name]]));
      const { requestCorrection: answer } = await request({ input, explanation, evidence });
      if (answer.__typename === "OwnCorrections") {
        deleteDraft(owner, draftName);
        setUnsent(false);
        toast("success", "Your request is sent. ICT support writes to you.");
        return null;
      }
      setEvidenceError(answer.fields.find(({ field }) => field === "evidence")?.message);
      return answer;
    },
  });
  useUnsavedChangesGuard({
    owner,
    isUnsaved: isUnsent,
    drafts: [draftName],
    kept: "What you typed is kept in this tab until you log out, but it is not sent yet.",
  });
  // Only what differs: a value that ICT support corrects meanwhile must not be put back by the draft.
  const keep = (typed: Values) => {
    const initial: Readonly<Record<string, string>> = saved;
    const differing = Object.entries(typed).filter(
      ([name, value]) => value !== (initial[name] ?? ""),
    );
    if (differing.length > 0) saveDraft(owner, draftName, Object.fromEntries(differing));
    else deleteDraft(owner, draftName);
    setUnsent(differing.length > 0 || evidence !== null);
  };
  const choose = (file: File) => {
    setUnsent(true);
    const isTooLarge = file.size > largest;
    setEvidence(isTooLarge ? null : file);
    setEvidenceError(
      isTooLarge ? "The file is larger than 5 MB. Choose a smaller one." : undefined,
    );
  };
  return (
    <>
      <p>
        Your names, date of birth and the like can be changed by ICT support alone, on a document
        that shows what is right. Change the fields that are wrong, say why, and attach it.
      </p>
      <Card>
        <Form
          {...props}
          initialValues={{ ...saved, explanation: "", ...kept }}
          onValuesChange={(changed, typed) => {
            props.onValuesChange(changed);
            keep(typed);
          }}
        >
          {banner && <Alert className={styles.banner ?? ""} type="error" showIcon title={banner} />}
          <div className={styles.fields}>
            {names.map((name) => {
              const { label, control, choices } = personalDetails[name];
              const options = name === "stateOfOrigin" ? states : choices;
              return options ? (
                <Form.Item key={name} name={name} label={label} {...choice}>
                  <Select showSearch options={options.map((value) => ({ value }))} />
                </Form.Item>
              ) : (
                <Form.Item key={name} name={name} label={label}>
                  {/* The device's own date input is quicker on a phone than a calendar. */}
                  <Input type={control === "date" ? "date" : "text"} maxLength={60} />
                </Form.Item>
              );
            })}
          </div>
          <Form.Item
            name="explanation"
            label="Why it is to be changed"
            rules={[required("Say why it is to be changed.")]}
          >
            <Input.TextArea maxLength={500} rows={3} />
          </Form.Item>
          <FileField
            label="Document"
            hint="Such as a birth certificate or an affidavit: a PDF, or a JPEG, PNG or WebP picture, of at most 5 MB."
            error={evidenceError}
            accept=".pdf,image/jpeg,image/png,image/webp"
            onChoose={choose}
          />
          {evidence && <p role="status">{evidence.name}</p>}
          <Button type="primary" htmlType="submit" aria-disabled={busy || undefined}>
            {busy ? "Sending the request..." : "Send the request"}
          </Button>
        </Form>
      </Card>
    </>
  );
};
