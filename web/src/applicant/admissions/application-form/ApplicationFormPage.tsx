import { Button, Card } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ApplicationFormDocument } from "../../../gql/applicant-admissions.ts";
import { nextTask } from "../../../lib/next-task.ts";
import { paths } from "../../../paths.ts";
import { fetchFirst } from "../../../session/fetch-first.ts";
import type { FirstVisit } from "../../../session/screen-code.ts";
import { useViewerQuery } from "../../../session/use-viewer-query.ts";
import { texts } from "../../../texts.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingLines } from "../../../ui/LoadingLines.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { FormWizard } from "./FormWizard.tsx";
import { LockedForm, SubmittedForm } from "./ReadOnlyForm.tsx";
import { loadSection } from "./section-parts.ts";
import { sectionIn } from "./sections.ts";
import { useLoadedForm } from "./use-load-form.ts";

export const prepare = ({ client, search }: FirstVisit): Promise<unknown> => {
  const section = sectionIn(search);
  return Promise.all([
    section && loadSection(section),
    nextTask().then(() => fetchFirst(client, ApplicationFormDocument)),
  ]);
};

/** The application form with four sections, or the reason why it is locked, or the submitted application. */
export default function ApplicationFormPage() {
  // The form needs the current data. The cache may be older than a change on another device.
  const { viewer, failure, reload, reloading } = useViewerQuery(
    ApplicationFormDocument,
    "Applicant",
    "network-only",
  );
  const loaded = useLoadedForm(viewer, null);
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  const toSchedule = () => void navigate(paths.applicant.testSchedule);
  const form = () => {
    if (!viewer || !loaded) {
      if (!failure) {
        return (
          <Card>
            <LoadingLines rows={10} />
          </Card>
        );
      }
      return <ErrorState message={failure.message} onRetry={reload} retrying={reloading} />;
    }
    if (loaded.applicant.isSubmitted) return <SubmittedForm {...loaded} />;
    if (!loaded.application.canEdit) return <LockedForm {...loaded} reload={reload} />;
    return (
      <FormWizard
        key={viewer.id}
        from={viewer}
        initial={loaded}
        onSubmitted={() => setDone(true)}
      />
    );
  };
  return (
    <>
      <PageHeading>Application Form</PageHeading>
      {form()}
      {isDone && (
        <Dialog
          kind="success"
          title="Application Successful!"
          onClose={toSchedule}
          actions={
            <Button type="primary" onClick={toSchedule}>
              {texts.ok}
            </Button>
          }
        >
          Your application has been submitted successfully. You will be redirected to print your
          aptitude test schedule. Keep checking your mail for updates.
        </Dialog>
      )}
    </>
  );
}
