import { useMutation, useQuery } from "@apollo/client/react";
import {
  ApplicantCorrectionsDocument,
  ApplicantRequestCorrectionDocument,
  ApplicantWithdrawCorrectionDocument,
} from "../../gql/applicant-profiles.ts";
import { failureOf } from "../../lib/failure.ts";
import { paths } from "../../paths.ts";
import { CorrectionScreen } from "../../person/profiles/correction/CorrectionScreen.tsx";
import {
  correctedValues,
  type RequestCorrection,
} from "../../person/profiles/correction/correction.ts";
import { correctionTexts } from "../../person/profiles/correction/correction-texts.ts";
import { texts } from "../../texts.ts";
import { useFeedback } from "../../ui/Feedback.tsx";

/** The applicant's correction requests. */
export default function CorrectionPage() {
  const { alert, toast } = useFeedback();
  const { data, error, refetch } = useQuery(ApplicantCorrectionsDocument, {
    fetchPolicy: "network-only",
    errorPolicy: "all",
  });
  const [request] = useMutation(ApplicantRequestCorrectionDocument);
  const [withdraw] = useMutation(ApplicantWithdrawCorrectionDocument);
  const viewer = data?.viewer?.__typename === "Applicant" ? data.viewer : null;
  const ask: RequestCorrection = async (input, explanation, evidence) => {
    const answer = await request({ variables: { input, explanation, evidence } });
    const result = answer.data?.requestCorrection;
    if (result?.__typename !== "OwnCorrections") {
      return result ?? { message: texts.failures.unknown, fields: [] };
    }
    toast("success", correctionTexts.sent);
    await refetch();
    return null;
  };
  const withdrawRequest = async () => {
    try {
      await withdraw();
      await refetch();
    } catch (cause) {
      alert(failureOf(cause).message);
    }
  };
  return (
    <CorrectionScreen
      saved={viewer && correctedValues(viewer)}
      corrections={data?.ownCorrections ?? null}
      failure={error ? failureOf(error).message : null}
      reload={() => void refetch().catch(() => undefined)}
      ask={ask}
      withdraw={withdrawRequest}
      profilePath={paths.applicant.profile}
    />
  );
}
