import { useState } from "react";
import { texts } from "../texts.ts";
import styles from "./Field.module.css";
import { TextField } from "./TextField.tsx";

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: "current-password" | "new-password";
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly required?: boolean;
}

/** A password input with a 'Show password' toggle. */
export const PasswordField = (props: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <TextField
        {...props}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
        {texts.login.showPassword}
      </label>
    </div>
  );
};
