import { titles } from "../../../titles.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PageHeading } from "../../../ui/PageHeading.tsx";
import { ProfileSkeleton } from "../view/ProfileSkeleton.tsx";
import { CorrectionForm } from "./CorrectionForm.tsx";
import { CorrectionRequests } from "./CorrectionRequests.tsx";
import type { CorrectedValues, Corrections, RequestCorrection } from "./correction.ts";
import { correctionTexts as texts } from "./correction-texts.ts";

interface CorrectionScreenProps {
  /** Null until they are loaded. */
  readonly saved: CorrectedValues | null;
  /** Null until they are loaded, and if the college does not offer corrections. */
  readonly corrections: Corrections | null;
  /** The message if loading failed. */
  readonly failure: string | null;
  readonly reload: () => void;
  readonly ask: RequestCorrection;
  readonly withdraw: () => Promise<void>;
  /** The profile's path. */
  readonly profilePath: string;
}

/** The screen where a person requests corrections of values they cannot change themselves. */
export const CorrectionScreen = (props: CorrectionScreenProps) => {
  const { saved, corrections, failure, reload, ask, withdraw, profilePath } = props;
  const body = () => {
    if (!saved) {
      return failure ? <ErrorState message={failure} onRetry={reload} /> : <ProfileSkeleton />;
    }
    if (!corrections) return <Notice kind="warning">{texts.notAvailable}</Notice>;
    const { obstacle, requests } = corrections;
    return (
      <>
        {obstacle ? (
          <Notice kind="info">{obstacle}</Notice>
        ) : (
          <>
            <p>{texts.lead}</p>
            <CorrectionForm saved={saved} ask={ask} />
          </>
        )}
        <CorrectionRequests requests={requests} withdraw={withdraw} />
      </>
    );
  };
  return (
    <>
      <PageHeading>{titles.correction}</PageHeading>
      {body()}
      <div>
        <ButtonLink variant="plain" to={profilePath}>
          {texts.back}
        </ButtonLink>
      </div>
    </>
  );
};
