import { useMutation } from "@apollo/client/react";
import { type FormEvent, useState } from "react";
import {
  type QueriedResults_ApplicationFragment,
  ResendResultDocument,
} from "../../gql/applicant-dashboards.ts";
import { failureOf } from "../../lib/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { useFeedback } from "../../ui/Feedback.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { texts } from "../texts.ts";

type Sitting = NonNullable<QueriedResults_ApplicationFragment["sittings"]>[number];

/** A query about a result, with the upload of a new file. */
const QueriedResult = ({ sitting, number }: { sitting: Sitting; number: number }) => {
  const { toast } = useFeedback();
  const [send] = useMutation(ResendResultDocument);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!file) {
      setError(texts.queried.missing);
      return;
    }
    setBusy(true);
    setError(null);
    send({ variables: { sitting: number, result: file } })
      .then(({ data }) => {
        const answer = data?.resendResult;
        if (answer?.__typename === "Refusal") setError(answer.message);
        else toast("success", texts.queried.done);
      })
      .catch((cause: unknown) => setError(failureOf(cause).message))
      .finally(() => setBusy(false));
  };
  return (
    <Notice kind="warning" title={texts.queried.title(`${sitting.examType} ${sitting.year}`)}>
      <p>{sitting.query}</p>
      <form onSubmit={submit} noValidate>
        <Field label={texts.queried.file} hint={texts.queried.hint} error={error ?? undefined}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept="application/pdf,image/jpeg,image/png,image/webp"
              onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
            />
          )}
        </Field>
        <Button type="submit" busy={busy}>
          {busy ? texts.queried.sending : texts.queried.send}
        </Button>
      </form>
    </Notice>
  );
};

/** A notice for each result with a query. */
export default function QueriedResults({ sittings }: { sittings: readonly Sitting[] }) {
  return sittings.map(
    (sitting, index) =>
      sitting.query && (
        <QueriedResult
          key={`${sitting.examType}${sitting.year}${sitting.query}`}
          sitting={sitting}
          number={index + 1}
        />
      ),
  );
}
