import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Alert, Button, Checkbox, Collapse, Empty, Flex, Form, Input } from "antd";
import { useState } from "react";
import { useParams } from "react-router-dom";
import {
  ChangeEntryDeadlineDocument,
  DecideEntryPaperDocument,
  EntryClearanceFileDocument,
  type EntryClearanceFileFragment,
  EntryClearanceFileFragmentDoc,
} from "../../../gql/staff-admissions.ts";
import { formatCalendarDate, formatDay } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { required, useFormSubmit } from "../../../ui/use-form-submit.ts";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { kitTexts } from "../../kit/kit-texts.ts";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { ReasonField } from "../../kit/ReasonField.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { DialogActions, StaffDialog } from "../../kit/StaffDialog.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useChange } from "../../kit/use-change.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { clearanceStates, paperStates, stateTag } from "../labels.tsx";
import { UploadedFile } from "../UploadedFile.tsx";

/** The papers of one who accepted an offer, to be accepted or returned. */
export default function EntryClearancePage() {
  const { applicantId: id = "" } = useParams();
  const query = useStaffQuery(EntryClearanceFileDocument, { id });
  const one = query.data?.entryClearance;
  useBreadcrumbLabel("applicantId", one ? `${one.applicationNo} · ${one.name}` : null);
  return (
    <QueryBoundary query={query}>
      {({ entryClearance: file }) =>
        file === null ? (
          <StaffPage title="Entry clearance">
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description="This applicant has no papers to hand in."
            />
          </StaffPage>
        ) : (
          <FileDetails from={file} onOutdated={query.reload} />
        )
      }
    </QueryBoundary>
  );
}

interface FileDetailsProps {
  readonly from: FragmentType<EntryClearanceFileFragment>;
  /** Called when a paper has changed meanwhile, to load the file again. */
  readonly onOutdated: () => void;
}

const FileDetails = ({ from, onOutdated }: FileDetailsProps) => {
  const to = useStaffPath();
  const { timeZone } = usePortal();
  const { data: file, complete } = useFragment({ fragment: EntryClearanceFileFragmentDoc, from });
  const [isDated, setDated] = useState(false);
  if (!complete) return null;
  return (
    <StaffPage
      isRecord
      title={file.name}
      lead={file.applicationNo}
      status={
        <>
          {stateTag(clearanceStates[file.state])}
          {file.isOverdue && <StatusTag kind="bad">Overdue</StatusTag>}
        </>
      }
      actions={
        <>
          {file.clearedAt === null && (
            <Button onClick={() => setDated(true)}>Change last day</Button>
          )}
          <ButtonLink to={to(`applicants/${file.id}`)}>The applicant&apos;s file</ButtonLink>
        </>
      }
    >
      <SectionCard title="Clearance">
        <FactGrid
          facts={[
            ["Admitted to", file.department],
            ["Matric number", file.matricNumber ?? "Comes with the clearance"],
            ["Last day", formatCalendarDate(file.dueOn)],
            ["Cleared", file.clearedAt ? formatDay(file.clearedAt, timeZone) : "Not yet"],
            ["Email", file.email],
            ["Phone", file.phone],
          ]}
        />
      </SectionCard>
      {file.papers.map((paper) => (
        <PaperCard key={paper.number} file={file} paper={paper} onOutdated={onOutdated} />
      ))}
      {isDated && <DeadlineDialog file={file} onClose={() => setDated(false)} />}
    </StaffPage>
  );
};

type Paper = EntryClearanceFileFragment["papers"][number];

interface PaperCardProps {
  readonly file: EntryClearanceFileFragment;
  readonly paper: Paper;
  /** Called when the paper has changed meanwhile, to load it again. */
  readonly onOutdated: () => void;
}

const PaperCard = ({ file, paper, onOutdated }: PaperCardProps) => {
  const { timeZone } = usePortal();
  // What was typed for the paper as it was before somebody else changed it.
  const [kept, setKept] = useState<DecisionValues | null>(null);
  const { name, state, note, fileUrl, mediaType, sentAt } = paper;
  return (
    <SectionCard title={name} actions={stateTag(paperStates[state])}>
      <Flex vertical gap="small">
        {sentAt ? (
          <p>Handed in on {formatDay(sentAt, timeZone)}</p>
        ) : (
          <p>Nothing is handed in yet.</p>
        )}
        {fileUrl && (
          <Collapse
            size="small"
            destroyOnHidden
            defaultActiveKey={state === "SENT" ? ["file"] : []}
            items={[
              {
                key: "file",
                label: "File",
                children: (
                  <UploadedFile
                    url={fileUrl}
                    mediaType={mediaType}
                    title={`${name} of ${file.name}`}
                  />
                ),
              },
            ]}
          />
        )}
        {note && (
          <p>
            <strong>Returned because:</strong> {note}
          </p>
        )}
        {paper.revision !== null && file.clearedAt === null && (
          <>
            {kept && (
              <Alert
                type="warning"
                showIcon
                title="This paper was changed meanwhile. Look at it again."
              />
            )}
            <DecisionForm
              key={paper.revision}
              file={file}
              paper={paper}
              revision={paper.revision}
              kept={kept}
              onSaved={() => setKept(null)}
              onOutdated={(typed) => {
                setKept(typed);
                onOutdated();
              }}
            />
          </>
        )}
      </Flex>
    </SectionCard>
  );
};

interface DecisionValues {
  readonly isSighted?: boolean;
  /** Set while the paper is to be returned. */
  readonly note?: string;
}

interface DecisionFormProps extends Pick<PaperCardProps, "file" | "paper"> {
  readonly revision: number;
  readonly kept: DecisionValues | null;
  readonly onSaved: () => void;
  /** Called with what was typed when the paper has changed meanwhile. */
  readonly onOutdated: (typed: DecisionValues) => void;
}

const DecisionForm = (props: DecisionFormProps) => {
  const { file, paper, revision, kept, onSaved, onOutdated } = props;
  const [isReturning, setReturning] = useState(kept?.note !== undefined);
  const change = useChange(DecideEntryPaperDocument, ({ result }) => result);
  const form = useFormSubmit<DecisionValues>({
    submit: async ({ isSighted = false, note }) => {
      const refusal = await change({
        input: {
          ...{ id: file.id, number: paper.number, revision },
          isAccepted: !isReturning,
          isSighted: !isReturning && isSighted,
          note: isReturning ? (note ?? "") : null,
        },
      });
      if (refusal === null) onSaved();
      if (refusal?.code !== "CHANGED_ELSEWHERE") return refusal;
      onOutdated(isReturning ? { note: note ?? "" } : {});
      return null;
    },
  });
  const acceptLabel = paper.state === "ACCEPTED" ? "Save" : "Accept";
  const submitLabel = isReturning ? "Return" : acceptLabel;
  return (
    <Form {...form.props} initialValues={{ isSighted: paper.isSighted, note: kept?.note ?? "" }}>
      {form.banner && <Alert type="error" showIcon title={form.banner} />}
      {isReturning ? (
        <Form.Item
          name="note"
          label="What is wrong with it"
          extra="The applicant gets this by mail, and hands the paper in again."
          rules={[required("Say what is wrong.")]}
        >
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      ) : (
        <Form.Item name="isSighted" valuePropName="checked">
          <Checkbox aria-label={`The original was seen: ${paper.name}`}>
            The original was seen
          </Checkbox>
        </Form.Item>
      )}
      <Flex wrap gap="small">
        <Button
          aria-label={`${isReturning ? kitTexts.cancel : "Return…"} ${paper.name}`}
          onClick={() => setReturning(!isReturning)}
        >
          {isReturning ? kitTexts.cancel : "Return…"}
        </Button>
        <Button
          type="primary"
          htmlType="submit"
          aria-label={`${submitLabel} ${paper.name}`}
          loading={form.busy}
        >
          {submitLabel}
        </Button>
      </Flex>
    </Form>
  );
};

interface DeadlineDialogProps {
  readonly file: EntryClearanceFileFragment;
  readonly onClose: () => void;
}

const DeadlineDialog = ({ file, onClose }: DeadlineDialogProps) => {
  const change = useChange(ChangeEntryDeadlineDocument, ({ result }) => result);
  const form = useFormSubmit<{ dueOn?: string; reason?: string }>({
    submit: async ({ dueOn = "", reason = "" }) => {
      const refusal = await change({ id: file.id, dueOn, reason });
      if (refusal === null) onClose();
      return refusal;
    },
  });
  return (
    <StaffDialog title="Change last day" onClose={onClose}>
      <Form {...form.props} initialValues={{ dueOn: file.dueOn }}>
        {form.banner && <Alert type="error" showIcon title={form.banner} />}
        <Form.Item name="dueOn" label="Last day" rules={[required("Choose a day.")]}>
          <Input type="date" />
        </Form.Item>
        <ReasonField />
        <DialogActions>
          <Button onClick={onClose}>{kitTexts.cancel}</Button>
          <Button type="primary" htmlType="submit" loading={form.busy}>
            Change it
          </Button>
        </DialogActions>
      </Form>
    </StaffDialog>
  );
};
