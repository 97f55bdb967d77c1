import { Suspense } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import type { ViewerRole } from "../session/login-path.ts";
import { texts } from "../texts.ts";
import { Waiting } from "../ui/Waiting.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

/** Loads the code of the shell, which public pages do not need. */
export const loadShell = () => import("./shell/Shell.tsx");

const Shell = lazyPart(loadShell);

const ShellLayout = ({ viewerRole }: { viewerRole: ViewerRole }) => (
  <ErrorBoundary>
    <Suspense fallback={<Waiting text={texts.loading} />}>
      <Shell viewerRole={viewerRole} />
    </Suspense>
  </ErrorBoundary>
);

export const ApplicantLayout = () => <ShellLayout viewerRole="Applicant" />;

export const StudentLayout = () => <ShellLayout viewerRole="Student" />;
