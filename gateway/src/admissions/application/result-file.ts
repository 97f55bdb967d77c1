import { readResultFile } from "../../../../contract/admissions/application.ts";
import { mediaPathOf } from "../../college/media-path.ts";
import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import type { OpenFile, StreamedFile } from "../../http/files-route.ts";
import { ApplicantSource } from "../applicant-source.ts";

const pattern = /^\/media\/results\/([12])$/;

/** `/media/results/1`: the result file of one of the signed-in applicant's own sittings. */
export const openResultFile: OpenFile = (path, context) => {
  const sitting = pattern.exec(path)?.[1];
  return sitting === undefined ? undefined : open(sitting, context);
};

const open = async (
  sitting: string,
  { session, college }: GatewayContext,
): Promise<StreamedFile> => {
  const kept = session.requireApplicant();
  const state = await ApplicantSource.signedIn(kept, session, college).application();
  const stored = state?.sittings.find((saved) => saved.sitting === sitting)?.resultFile;
  const address = stored ? mediaPathOf(stored) : undefined;
  if (address === undefined) throw new PortalError("NOT_FOUND");
  const { params: _params, ...result } = readResultFile;
  const file = await college.file(result, { address });
  // A browser shows no PDF in the sandbox that files are served in.
  if (file.mediaType !== "application/pdf") return { file };
  return { file, saveAs: { ascii: `result_${sitting}.pdf` } };
};
