import { ErrorState } from "../../ui/ErrorState.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { dashboardTexts } from "./texts.ts";

interface PartErrorProps {
  readonly title: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Replaces a part that failed to load, while the other parts are shown. */
export const PartError = ({ title, retrying, onRetry }: PartErrorProps) => (
  <SectionCard title={title}>
    <ErrorState message={dashboardTexts.partFailed} onRetry={onRetry} retrying={retrying} />
  </SectionCard>
);
