import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ReconciliationDocument } from "../../../gql/staff-payments.ts";
import { isoDayIn } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import styles from "../Payments.module.css";
import { ReconciliationTables } from "./ReconciliationTables.tsx";
import { reconciliationTexts as texts } from "./texts.ts";

interface DaysFormProps {
  readonly from: string;
  readonly until: string;
  readonly latest: string;
  readonly busy: boolean;
  readonly onChoose: (days: { from: string; until: string }) => void;
}

const DaysForm = ({ from, until, latest, busy, onChoose }: DaysFormProps) => {
  const [days, setDays] = useState({ from, until });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (days.from && days.until) onChoose(days);
  };
  return (
    <form className={styles.days} onSubmit={submit}>
      <TextField
        type="date"
        label={texts.from}
        value={days.from}
        max={latest}
        required
        onChange={(value) => setDays({ ...days, from: value })}
      />
      <TextField
        type="date"
        label={texts.until}
        value={days.until}
        max={latest}
        required
        onChange={(value) => setDays({ ...days, until: value })}
      />
      <Button type="submit" busy={busy}>
        {busy ? texts.busy : texts.show}
      </Button>
    </form>
  );
};

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The provider's ledger beside the college's. The days are in the URL. */
export default function ReconciliationPage() {
  const { timeZone } = usePortal();
  const [url, setUrl] = useSearchParams();
  const today = isoDayIn(new Date(), timeZone);
  const [from, until] = [url.get("from"), url.get("until")];
  const days = { from: isDay(from) ? from : today, until: isDay(until) ? until : today };
  const query = useStaffQuery(ReconciliationDocument, days);
  const answer = query.data?.reconciliation;
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      actions={answer?.__typename === "Reconciliation" && <ExportButtons links={answer.export} />}
    >
      <DaysForm
        key={`${days.from} ${days.until}`}
        {...days}
        latest={today}
        busy={query.loading}
        onChoose={(chosen) => setUrl(chosen)}
      />
      <QueryBoundary query={query}>
        {({ reconciliation }) =>
          reconciliation.__typename === "Refusal" ? (
            <Notice kind="error">{reconciliation.message}</Notice>
          ) : (
            <ReconciliationTables books={reconciliation} onSettled={query.reload} />
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
