import { Alert, Button, Flex } from "antd";
import { formTexts } from "./form-texts.ts";
import { useLoadForm } from "./use-load-form.ts";

interface ConflictNoticeProps {
  /** Called when the form shows the saved values and the typed ones may be dropped. */
  readonly onLoaded: () => void;
  readonly onSaveMine: () => void;
}

/** An edit conflict: another window saved the section in between. The person chooses which version to keep. */
export const ConflictNotice = ({ onLoaded, onSaveMine }: ConflictNoticeProps) => {
  const { load, loading } = useLoadForm();
  const loadSaved = async () => {
    if (await load()) onLoaded();
  };
  return (
    <Alert
      role="status"
      type="warning"
      showIcon
      title={formTexts.changedElsewhereTitle}
      description={
        <Flex vertical gap="small">
          <p>{formTexts.changedElsewhere}</p>
          <Flex wrap gap="small">
            <Button loading={loading} onClick={() => void loadSaved()}>
              {formTexts.loadSaved}
            </Button>
            <Button onClick={onSaveMine}>{formTexts.saveMine}</Button>
          </Flex>
        </Flex>
      }
    />
  );
};
