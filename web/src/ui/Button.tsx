import type { ButtonHTMLAttributes, MouseEvent } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { classNames } from "../lib/class-names.ts";
import styles from "./Button.module.css";

interface ButtonStyle {
  readonly variant?: "primary" | "secondary" | "plain" | undefined;
  /** Full width. */
  readonly wide?: boolean | undefined;
}

/** The classes of a button. */
const buttonClass = ({ variant = "primary", wide = false }: ButtonStyle): string =>
  classNames(styles.button, styles[variant], wide && styles.wide);

interface ButtonProps
  extends ButtonStyle,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  /** True while its action runs. It keeps the focus, which a disabled button would lose, and ignores presses. */
  readonly busy?: boolean;
}

export const Button = ({ variant, wide, busy = false, onClick, ...rest }: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={busy || undefined}
      className={buttonClass({ variant, wide })}
    />
  );
};

/** A link inside the portal that looks like a button. */
export const ButtonLink = ({
  variant,
  wide,
  ...rest
}: ButtonStyle & Omit<LinkProps, "className">) => (
  <Link {...rest} className={buttonClass({ variant, wide })} />
);
