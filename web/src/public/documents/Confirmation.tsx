import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { Alert } from "antd";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { failureOf } from "../../lib/failure.ts";
import { texts } from "../../texts.ts";
import { Card } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Facts } from "../../ui/Facts.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { Waiting } from "../../ui/Waiting.tsx";
import styles from "../PublicPage.module.css";

interface CodeVariables extends OperationVariables {
  readonly code: string;
}

interface Genuine {
  readonly title: string;
  readonly hint: string;
  /** True for a document that the college has taken back. */
  readonly isVoid?: boolean;
  readonly facts: readonly (readonly [label: string, value: string | null])[];
  /** Content that does not fit a list of facts. */
  readonly more?: ReactNode;
}

interface ConfirmationProps<Answer> {
  readonly title: string;
  /** Looks up the code in the address. */
  readonly query: TypedDocumentNode<Answer, CodeVariables>;
  /** What the answer says of a genuine document; null if there is none. */
  readonly genuineOf: (answer: Answer) => Genuine | null;
  readonly unknown: { readonly title: string; readonly hint: string };
}

/** The page behind a document's QR code. It tells anybody whether the college issued the document. */
export const Confirmation = <Answer,>(props: ConfirmationProps<Answer>) => {
  const { title, query, genuineOf, unknown } = props;
  const { code = "" } = useParams();
  const { data, error, loading, refetch } = useQuery(query, {
    variables: { code },
    notifyOnNetworkStatusChange: true,
  });
  const genuine = data && genuineOf(data);
  return (
    <Card>
      <div className={styles.page} aria-live="polite">
        <PageHeading>{title}</PageHeading>
        {loading && <Waiting text={texts.loading} />}
        {!loading && error && (
          <ErrorState
            message={failureOf(error).message}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {genuine && (
          <>
            <Alert
              role="status"
              type={genuine.isVoid ? "error" : "success"}
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
