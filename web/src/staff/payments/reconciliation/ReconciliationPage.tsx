import { Alert, Button, Form, Input } from "antd";
import { useSearchParams } from "react-router-dom";
import { ReconciliationDocument } from "../../../gql/staff-payments.ts";
import { isoDayIn } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { required } from "../../../ui/use-form-submit.ts";
import { ExportButtons } from "../../kit/list/ExportButtons.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { ReconciliationTables } from "./ReconciliationTables.tsx";
import { reconciliationTexts as texts } from "./texts.ts";

interface DaysFormProps {
  readonly from: string;
  readonly until: string;
  readonly latest: string;
  readonly busy: boolean;
  readonly onChoose: (days: { from: string; until: string }) => void;
}

const DaysForm = ({ from, until, latest, busy, onChoose }: DaysFormProps) => (
  <Form layout="inline" initialValues={{ from, until }} onFinish={onChoose}>
    <Form.Item name="from" label={texts.from} rules={[required("Choose a day.")]}>
      <Input type="date" max={latest} />
    </Form.Item>
    <Form.Item name="until" label={texts.until} rules={[required("Choose a day.")]}>
      <Input type="date" max={latest} />
    </Form.Item>
    <Button type="primary" htmlType="submit" loading={busy}>
      {texts.show}
    </Button>
  </Form>
);

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
            <Alert type="error" showIcon title={reconciliation.message} />
          ) : (
            <ReconciliationTables books={reconciliation} onSettled={query.reload} />
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
