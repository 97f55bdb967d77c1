import { Suspense } from "react";
import { texts } from "../texts.ts";
import { Waiting } from "../ui/Waiting.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { lazyPart } from "./lazy-page.ts";

/** Fetches the shell's code: with it comes Ant Design, which no public page loads. */
export const loadStudentShell = () => import("./student-shell/StudentShell.tsx");

const StudentShell = lazyPart(loadStudentShell);

export const StudentLayout = () => (
  <ErrorBoundary>
    <Suspense fallback={<Waiting text={texts.loading} />}>
      <StudentShell />
    </Suspense>
  </ErrorBoundary>
);
