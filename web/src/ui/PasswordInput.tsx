import { ConfigProvider, Input, type InputProps } from "antd";
import styles from "./PasswordInput.module.css";

/** One name for the eye, whose pressed state says the rest. Ant Design names it "Show" and, when pressed, "Hide". */
const locale = { locale: "en", global: { show: "Show password", hide: "Show password" } };

interface PasswordInputProps extends Omit<InputProps, "type" | "autoComplete"> {
  readonly autoComplete: "current-password" | "new-password";
}

export const PasswordInput = (props: PasswordInputProps) => (
  <ConfigProvider locale={locale}>
    <Input.Password
      className={styles.password}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={200}
      {...props}
    />
  </ConfigProvider>
);
