import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Alert, Button, Empty, Flex, Form, Input } from "antd";
import { useState } from "react";
import { useParams } from "react-router-dom";
import {
  CheckSittingDocument,
  type SittingDetailsFragment,
  SittingDetailsFragmentDoc,
  SittingDocument,
} from "../../../gql/staff-admissions.ts";
import { formatCalendarDate, formatDay } from "../../../lib/dates.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { useFormSubmit } from "../../../ui/use-form-submit.ts";
import { FigureTable } from "../../dashboards/FigureTable.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { DialogActions } from "../../kit/StaffDialog.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useChange } from "../../kit/use-change.ts";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import styles from "../Admissions.module.css";
import { sittingStates, stateTag } from "../labels.tsx";
import { UploadedFile } from "../UploadedFile.tsx";
import { CorrectionForm } from "./CorrectionForm.tsx";

/** The applicant's claims and the course's requirements. */
const ClaimedGrades = ({ sitting }: { sitting: SittingDetailsFragment }) => {
  const needs = sitting.olevelRequirement;
  return (
    <Flex vertical gap="middle">
      <FactGrid
        columns={1}
        facts={[
          ["Exam number", sitting.examNumber],
          ["School", sitting.schoolName],
          ["Date of birth", sitting.dateOfBirth && formatCalendarDate(sitting.dateOfBirth)],
        ]}
      />
      <FigureTable
        label="What is claimed"
        textColumns={2}
        columns={["Subject", "Grade"]}
        rows={sitting.subjects.map(({ name, grade }) => ({ key: name, cells: [name, grade] }))}
      />
      {needs && (
        <p className={styles.note}>
          {`The course asks for ${needs.credits} credits from at most ${needs.sittings === 1 ? "1 sitting" : `${needs.sittings} sittings`}, with one of each: ${needs.subjects.map((group) => group.join(" or ")).join("; ")}.`}
        </p>
      )}
    </Flex>
  );
};

/** The uploaded certificate, or that there is none. */
const Certificate = ({
  sitting: { name, resultUrl, resultMediaType },
}: {
  sitting: SittingDetailsFragment;
}) => {
  if (!resultUrl) return <p>The applicant uploaded no file. Query it, so that they send one.</p>;
  return (
    <UploadedFile url={resultUrl} mediaType={resultMediaType} title={`Certificate of ${name}`} />
  );
};

/** One sitting: the certificate beside the claims, and the check. */
export default function SittingPage() {
  const { sittingId = "" } = useParams();
  const query = useStaffQuery(SittingDocument, { id: sittingId });
  const one = query.data?.sittingRecord;
  useBreadcrumbLabel("sittingId", one ? `${one.applicationNo} · ${one.name}` : null);
  return (
    <QueryBoundary query={query}>
      {({ sittingRecord }) =>
        sittingRecord ? (
          <SittingDetails key={sittingRecord.id} from={sittingRecord} onOutdated={query.reload} />
        ) : (
          <StaffPage title="SSCE result">
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="There is no such result." />
          </StaffPage>
        )
      }
    </QueryBoundary>
  );
}

interface CheckFormProps {
  readonly sitting: SittingDetailsFragment;
  /** Called when the sitting has changed, to load it again. */
  readonly onOutdated: () => void;
}

/** The check so far, with the actions to confirm or query a sitting. */
const CheckForm = ({ sitting, onOutdated }: CheckFormProps) => {
  const { timeZone } = usePortal();
  const check = useChange(CheckSittingDocument, (data) => data.checkSitting);
  const [isAsking, setAsking] = useState(false);
  const { id, revision, state, checkedAt, checkedBy } = sitting;
  const { props, banner, busy } = useFormSubmit({
    submit: async ({ query = null }: { query?: string | null }) => {
      const refusal = await check({
        input: { sittingId: id, revision, isVerified: !isAsking, query },
      });
      if (refusal?.code !== "CHANGED_ELSEWHERE") return refusal;
      onOutdated();
      return { message: "This result was changed meanwhile. This is how it is now.", fields: [] };
    },
  });
  return (
    <Form {...props}>
      <Flex vertical gap="middle">
        {banner && <Alert type="error" showIcon title={banner} />}
        <p>{stateTag(sittingStates[state])}</p>
        {checkedAt && (
          <p className={styles.note}>
            Checked by {checkedBy} on {formatDay(checkedAt, timeZone)}
          </p>
        )}
        {sitting.query && (
          <p>
            <strong>What was asked:</strong> {sitting.query}
          </p>
        )}
        {state === "CHANGED" && (
          <Alert
            type="info"
            showIcon
            role="status"
            title="The file or the grades changed since. Look at it again."
          />
        )}
        {isAsking ? (
          <>
            <Form.Item
              name="query"
              label="What does not match"
              extra="The applicant gets this by mail and on the dashboard, and may send the file again."
            >
              <Input.TextArea rows={4} maxLength={500} />
            </Form.Item>
            <DialogActions>
              <Button onClick={() => setAsking(false)}>Cancel</Button>
              <Button type="primary" htmlType="submit" loading={busy}>
                Send the query
              </Button>
            </DialogActions>
          </>
        ) : (
          <DialogActions>
            <Button onClick={() => setAsking(true)}>Query it…</Button>
            <Button
              type="primary"
              htmlType="submit"
              loading={busy}
              disabled={!sitting.resultUrl || state === "VERIFIED"}
            >
              It matches: verify
            </Button>
          </DialogActions>
        )}
      </Flex>
    </Form>
  );
};

interface SittingDetailsProps {
  readonly from: FragmentType<SittingDetailsFragment>;
  readonly onOutdated: () => void;
}

const SittingDetails = ({ from, onOutdated }: SittingDetailsProps) => {
  const to = useStaffPath();
  const { data: sitting, complete } = useFragment({ fragment: SittingDetailsFragmentDoc, from });
  const [isCorrecting, setIsCorrecting] = useState(false);
  if (!complete) return null;
  return (
    <StaffPage
      title={sitting.name}
      lead={`${sitting.applicationNo} · ${sitting.department} · ${sitting.examType} ${sitting.year}`}
      actions={
        <>
          <ButtonLink to={to(`applicants/${sitting.applicantId}`)}>The applicant's file</ButtonLink>
          {sitting.otherId && (
            <ButtonLink to={to(`ssce/${sitting.otherId}`)}>The other sitting</ButtonLink>
          )}
          {sitting.nextId && (
            <ButtonLink type="primary" to={to(`ssce/${sitting.nextId}`)}>
              Next to check
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={styles.beside}>
        <SectionCard title="Certificate">
          <Certificate sitting={sitting} />
        </SectionCard>
        <Flex vertical gap="middle">
          {isCorrecting ? (
            <SectionCard title="What is claimed">
              <CorrectionForm
                sitting={sitting}
                onDone={() => setIsCorrecting(false)}
                onCancel={() => setIsCorrecting(false)}
              />
            </SectionCard>
          ) : (
            <>
              <SectionCard
                title="What is claimed"
                actions={<Button onClick={() => setIsCorrecting(true)}>Correct…</Button>}
              >
                <ClaimedGrades sitting={sitting} />
              </SectionCard>
              <SectionCard title="Check">
                <CheckForm
                  key={`${sitting.revision}-${sitting.state}`}
                  sitting={sitting}
                  onOutdated={onOutdated}
                />
              </SectionCard>
            </>
          )}
        </Flex>
      </div>
    </StaffPage>
  );
};
