import { Button, type ButtonProps } from "antd";
import { type To, useHref, useLinkClickHandler } from "react-router-dom";

/** A link inside the portal that looks like a button. */
export const ButtonLink = ({
  to,
  ...button
}: Omit<ButtonProps, "href" | "onClick"> & { to: To }) => {
  const open = useLinkClickHandler<HTMLElement>(to);
  return <Button {...button} href={useHref(to)} onClick={open} />;
};
