import type { Failure } from "../../lib/failure.ts";
import { ErrorPart } from "../../ui/ErrorPart.tsx";

interface RegistrationFailureProps {
  /** What could not be loaded, as the specification words it (§8). */
  readonly title: string;
  readonly failure: Failure;
  readonly reload: () => void;
  readonly reloading: boolean;
}

/** What could not be loaded, and why where that is another sentence; with a way to try again. */
export const RegistrationFailure = (props: RegistrationFailureProps) => {
  const { title, failure, reload, reloading } = props;
  const isOwnWord = failure.code === "NETWORK";
  return (
    <ErrorPart
      {...(isOwnWord && { title })}
      message={failure.message || title}
      onRetry={reload}
      retrying={reloading}
    />
  );
};
