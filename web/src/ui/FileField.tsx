import { UploadOutlined } from "@ant-design/icons";
import { Button, Form, Upload } from "antd";
import { type Ref, useId } from "react";

interface FileFieldProps {
  readonly label: string;
  /** What the file is, where several fields have the same label. It is read aloud, not shown. */
  readonly about?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** The name by which a form finds the button, to give it the focus. */
  readonly name?: string;
  readonly accept: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onChoose: (file: File) => void;
}

/** A button that chooses one file from the device. It sends nothing. The error is announced when it appears. */
export const FileField = (props: FileFieldProps) => {
  const { label, about, hint, error, name, accept, ref, onChoose } = props;
  const id = useId();
  const fullLabel = about ? `${label}: ${about}` : label;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const take = (file: File) => {
    onChoose(file);
    return false;
  };
  return (
    <Form.Item
      extra={hint && <span id={hintId}>{hint}</span>}
      help={error && <span id={errorId}>{error}</span>}
      validateStatus={error ? "error" : ""}
    >
      <Upload aria-label={fullLabel} accept={accept} showUploadList={false} beforeUpload={take}>
        <Button
          ref={ref}
          {...(name && { name })}
          icon={<UploadOutlined aria-hidden />}
          danger={error !== undefined}
          aria-describedby={
            [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined
          }
        >
          {label}
          {about && <span className="visually-hidden">: {about}</span>}
        </Button>
      </Upload>
    </Form.Item>
  );
};
