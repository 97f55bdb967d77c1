import { DeleteOutlined } from "@ant-design/icons";
import { Button, Checkbox, Flex, Form, Input } from "antd";
import { FieldRow } from "../../../kit/record/RecordForm.tsx";
import { choicesOf } from "../../labels.tsx";
import { unlockNames } from "../plan-labels.tsx";
import { noShare } from "./plan-values.ts";

/** The shares of a plan in a form, one below the other. */
export const SharesField = () => (
  <Form.List name="shares">
    {(shares, { add, remove }, { errors }) => (
      <>
        {shares.map(({ key, name }) => (
          <fieldset key={key}>
            <legend>{`Instalment ${name + 1}`}</legend>
            <FieldRow>
              <Form.Item name={[name, "percent"]} label="Percent of tuition">
                <Input inputMode="numeric" maxLength={3} />
              </Form.Item>
              <Form.Item name={[name, "dueDate"]} label="Last day in time">
                <Input type="date" />
              </Form.Item>
            </FieldRow>
            <Form.Item name={[name, "unlocks"]} label="Opens">
              <Checkbox.Group options={choicesOf(unlockNames)} />
            </Form.Item>
            {shares.length > 1 && (
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`Remove instalment ${name + 1}`}
                onClick={() => remove(name)}
              >
                Remove
              </Button>
            )}
          </fieldset>
        ))}
        <Flex vertical align="start" gap="small">
          <Button onClick={() => add(noShare)}>Add an instalment</Button>
          <Form.ErrorList errors={errors} />
        </Flex>
      </>
    )}
  </Form.List>
);
