import { Button, type ButtonProps } from "antd";
import { type To, useHref, useLinkClickHandler } from "react-router-dom";

interface ButtonLinkProps extends Omit<ButtonProps, "href" | "onClick" | "target" | "htmlType"> {
  readonly to: To;
  readonly state?: unknown;
}

export const ButtonLink = ({ to, state, ...button }: ButtonLinkProps) => {
  const href = useHref(to);
  const open = useLinkClickHandler<HTMLButtonElement | HTMLAnchorElement>(to, { state });
  return <Button {...button} href={href} onClick={open} />;
};
