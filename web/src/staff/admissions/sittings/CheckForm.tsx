import { Alert, Button, Form, Input } from "antd";
import { useState } from "react";
import {
  CheckSittingDocument,
  type SittingDetailsFragment,
} from "../../../gql/staff-admissions.ts";
import { formatDay } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { useFormSubmit } from "../../../ui/use-form-submit.ts";
import { DialogActions } from "../../kit/StaffDialog.tsx";
import { useChange } from "../../kit/use-change.ts";
import styles from "../Admissions.module.css";
import { sittingStates } from "../labels.ts";
import { admissionTexts } from "../texts.ts";

const texts = admissionTexts.sitting;

interface CheckFormProps {
  readonly sitting: SittingDetailsFragment;
  /** Called when the sitting has changed, to load it again. */
  readonly onOutdated: () => void;
}

/** The check so far, with the actions to confirm or query a sitting. */
export const CheckForm = ({ sitting, onOutdated }: CheckFormProps) => {
  const { timeZone } = usePortal();
  const check = useChange(CheckSittingDocument, (data) => data.checkSitting);
  const [isAsking, setAsking] = useState(false);
  const { id, revision, state, checkedAt, checkedBy } = sitting;
  const { props, banner, busy } = useFormSubmit({
    submit: async ({ query = null }: { query?: string | null }) => {
      const refusal = await check({
        input: { sittingId: id, revision, isVerified: !isAsking, query },
      });
      if (refusal?.code !== "CHANGED_ELSEWHERE") return refusal;
      onOutdated();
      return { message: texts.outdated, fields: [] };
    },
  });
  return (
    <Form {...props} className={styles.stack ?? ""}>
      {banner && <Alert type="error" showIcon title={banner} />}
      <p>
        <StatusTag kind={sittingStates[state].kind}>{sittingStates[state].text}</StatusTag>
      </p>
      {checkedAt && (
        <p className={styles.note}>
          {texts.lastChecked(checkedBy ?? "", formatDay(checkedAt, timeZone))}
        </p>
      )}
      {sitting.query && (
        <p>
          <strong>{texts.lastQuery}:</strong> {sitting.query}
        </p>
      )}
      {state === "CHANGED" && (
        <Alert type="info" showIcon role="status" title={texts.changedSince} />
      )}
      {isAsking ? (
        <>
          <Form.Item name="query" label={texts.queryLabel} extra={texts.queryHint}>
            <Input.TextArea rows={4} maxLength={500} />
          </Form.Item>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{texts.cancel}</Button>
            <Button type="primary" htmlType="submit" loading={busy}>
              {texts.sendQuery}
            </Button>
          </DialogActions>
        </>
      ) : (
        <DialogActions>
          <Button onClick={() => setAsking(true)}>{texts.query}</Button>
          <Button
            type="primary"
            htmlType="submit"
            loading={busy}
            disabled={!sitting.resultUrl || state === "VERIFIED"}
          >
            {texts.verify}
          </Button>
        </DialogActions>
      )}
    </Form>
  );
};
