import { Alert } from "antd";
import type { ReactNode } from "react";
import { failureOf } from "../../lib/failure.ts";
import { texts } from "../../texts.ts";
import { Card } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Facts } from "../../ui/Facts.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { Waiting } from "../../ui/Waiting.tsx";
import styles from "../PublicPage.module.css";

interface ConfirmationProps {
  readonly title: string;
  readonly loading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The content if the document is genuine; null if it is not, undefined while loading. */
  readonly genuine:
    | {
        readonly title: string;
        readonly hint: ReactNode;
        readonly facts: readonly (readonly [label: string, value: string | null])[];
        /** Content that does not fit a list of facts. */
        readonly more?: ReactNode;
      }
    | null
    | undefined;
  readonly unknown: { readonly title: string; readonly hint: ReactNode };
}

/** The page behind a document's QR code. It tells anybody whether the college issued the document. */
export const Confirmation = (props: ConfirmationProps) => {
  const { title, loading, error, onRetry, genuine, unknown } = props;
  return (
    <Card>
      <div className={styles.page} aria-live="polite">
        <PageHeading>{title}</PageHeading>
        {loading && <Waiting text={texts.loading} />}
        {!loading && Boolean(error) && (
          <ErrorState message={failureOf(error).message} onRetry={onRetry} />
        )}
        {genuine && (
          <>
            <Alert
              role="status"
              type="success"
              showIcon
              title={genuine.title}
              description={genuine.hint}
            />
            <Facts facts={genuine.facts} />
            {genuine.more}
          </>
        )}
        {genuine === null && (
          <Alert
            role="status"
            type="warning"
            showIcon
            title={unknown.title}
            description={unknown.hint}
          />
        )}
      </div>
    </Card>
  );
};
