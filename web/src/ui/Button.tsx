import type { ButtonHTMLAttributes, MouseEvent } from "react";
import { Link, type LinkProps } from "react-router-dom";
import { classNames } from "../lib/class-names.ts";
import styles from "./Button.module.css";

interface Look {
  readonly look?: "primary" | "secondary" | "plain" | undefined;
  /** Full width. */
  readonly wide?: boolean | undefined;
}

/** The button class for a plain anchor that leaves the portal or downloads a file. */
export const buttonClass = ({ look = "primary", wide = false }: Look): string =>
  classNames(styles.button, styles[look], wide && styles.wide);

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  /** True while its action runs. It keeps the focus, which a disabled button would lose, and ignores presses. */
  readonly busy?: boolean;
}

export const Button = ({ look, wide, busy = false, onClick, ...rest }: ButtonProps) => {
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
      className={buttonClass({ look, wide })}
    />
  );
};

/** A link inside the portal that looks like a button. */
export const ButtonLink = ({ look, wide, ...rest }: Look & Omit<LinkProps, "className">) => (
  <Link {...rest} className={buttonClass({ look, wide })} />
);
