import { Descriptions, Typography } from "antd";
import { formTexts } from "../form-texts.ts";

interface Fact {
  readonly label: string;
  readonly value: string;
  /** False if the value only says that nothing was provided. */
  readonly isGiven: boolean;
}

export const fact = (label: string, value: string): Fact => ({
  label,
  value: value || formTexts.review.none,
  isGiven: value !== "",
});

/** Labelled values, side by side if there is room. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Descriptions
    column={{ xs: 1, md: 2 }}
    colon={false}
    items={facts.map(({ label, value, isGiven }) => ({
      key: label,
      label,
      children: (
        <Typography.Text italic={!isGiven} {...(!isGiven && { type: "secondary" })}>
          {value}
        </Typography.Text>
      ),
    }))}
  />
);
