import { Button, type ButtonProps } from "antd";
import { type To, useHref, useLinkClickHandler } from "react-router-dom";

interface ButtonLinkProps extends Omit<ButtonProps, "href" | "onClick" | "target" | "htmlType"> {
  readonly to: To;
  readonly replace?: boolean;
  readonly state?: unknown;
}

export const ButtonLink = ({ to, replace = false, state, ...button }: ButtonLinkProps) => {
  const href = useHref(to);
  const open = useLinkClickHandler<HTMLButtonElement | HTMLAnchorElement>(to, { replace, state });
  return <Button {...button} href={href} onClick={open} />;
};
