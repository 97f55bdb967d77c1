import { ErrorPart } from "../../ui/ErrorPart.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { dashboardTexts } from "./texts.ts";

interface PartFailedProps {
  readonly title: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Replaces a part that failed to load, while the other parts are shown. */
export const PartFailed = ({ title, retrying, onRetry }: PartFailedProps) => (
  <SectionCard title={title}>
    <ErrorPart message={dashboardTexts.partFailed} onRetry={onRetry} retrying={retrying} />
  </SectionCard>
);
