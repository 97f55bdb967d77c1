import type { Failure } from "../../lib/failure.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";

interface RegistrationFailureProps {
  /** The message of the specification (§8). */
  readonly title: string;
  readonly failure: Failure;
  readonly reload: () => void;
  readonly reloading: boolean;
}

/** A loading failure with its reason and a retry button. */
export const RegistrationFailure = (props: RegistrationFailureProps) => {
  const { title, failure, reload, reloading } = props;
  const isOwnWord = failure.code === "NETWORK";
  return (
    <ErrorState
      {...(isOwnWord && { title })}
      message={failure.message || title}
      onRetry={reload}
      retrying={reloading}
    />
  );
};
