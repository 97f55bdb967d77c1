import { DeleteOutlined } from "@ant-design/icons";
import { Button, Flex, Form } from "antd";
import type { ReactNode } from "react";

interface RowsFieldProps {
  readonly name: string;
  readonly legend: string;
  /** What one row is: the buttons add and remove it. */
  readonly noun: string;
  /** The fields of the row with this index. */
  readonly children: (index: number) => ReactNode;
}

/** Rows of fields, which can be added and removed. */
export const RowsField = ({ name, legend, noun, children }: RowsFieldProps) => (
  <Form.List name={name}>
    {(rows, { add, remove }, { errors }) => (
      <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <legend>{legend}</legend>
        {rows.map(({ key, name: index }) => (
          <Flex key={key} gap="small" align="end">
            {children(index)}
            <Form.Item>
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={`Remove ${noun} ${index + 1}`}
                onClick={() => remove(index)}
              />
            </Form.Item>
          </Flex>
        ))}
        <Button onClick={() => add()}>{`Add a ${noun}`}</Button>
        <Form.ErrorList errors={errors} />
      </fieldset>
    )}
  </Form.List>
);
