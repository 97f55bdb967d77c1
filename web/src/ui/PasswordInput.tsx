import { ConfigProvider, Input, type InputProps } from "antd";
import { texts } from "../texts.ts";
import styles from "./PasswordInput.module.css";

const { showPassword } = texts.login;

/** One name for the eye, whose pressed state says the rest. Ant Design names it "Show" and, when pressed, "Hide". */
const locale = { locale: "en", global: { show: showPassword, hide: showPassword } };

interface PasswordInputProps extends Omit<InputProps, "type" | "autoComplete"> {
  readonly autoComplete: "current-password" | "new-password";
}

/** A password with an eye that shows it. */
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
