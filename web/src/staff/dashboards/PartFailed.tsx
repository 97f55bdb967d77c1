import { ErrorPart } from "../../ui/ErrorPart.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { dashboardTexts } from "./texts.ts";

interface PartFailedProps {
  readonly title: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** In the place of a part that the college could not give, while the others are shown. */
export const PartFailed = ({ title, retrying, onRetry }: PartFailedProps) => (
  <SectionCard title={title}>
    <ErrorPart message={dashboardTexts.partFailed} onRetry={onRetry} retrying={retrying} />
  </SectionCard>
);
