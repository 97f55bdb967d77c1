import { Card, type CardProps } from "antd";
import { useId } from "react";

/** A card whose heading names it as a region of the page. */
export const RegionCard = ({ title, ...card }: CardProps & { readonly title: string }) => {
  const titleId = useId();
  return (
    <Card role="region" aria-labelledby={titleId} title={<h2 id={titleId}>{title}</h2>} {...card} />
  );
};
