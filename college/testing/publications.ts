import request from "supertest";
import type { Static } from "typebox";
import type { amendSheet, publishSheets } from "../../contract/results/publication.ts";
import type { TestSheet } from "./results.ts";
import type { TestStaff } from "./staff.ts";

type Caller = Pick<TestStaff, "authorization">;
type Place = Pick<TestSheet, "semesterId" | "courseId">;
type Change = Static<typeof amendSheet.body>["changes"][number];

/** Sends a publication of sheets, all of one semester. */
export const sendPublication = (
  url: string,
  { authorization }: Caller,
  sheets: readonly Place[],
  body: { readonly dryRun: boolean; readonly preview?: string; readonly reason?: string },
) =>
  request(url)
    .post("/result/sheets/publish/")
    .set({ authorization })
    .send({
      semester_id: sheets[0]?.semesterId,
      course_ids: sheets.map(({ courseId }) => courseId),
      reason: body.reason ?? "Senate has approved them.",
      dry_run: body.dryRun,
      ...(body.preview === undefined ? {} : { preview: body.preview }),
    });

/** What publishing sheets would come to. */
export const previewPublication = async (
  url: string,
  caller: Caller,
  sheets: readonly Place[],
): Promise<Static<typeof publishSheets.response>> => {
  const answer = await sendPublication(url, caller, sheets, { dryRun: true }).expect(200);
  return answer.body;
};

/** Publishes sheets as the screen does: a preview, then the same for real. */
export const publishAll = async (
  url: string,
  caller: Caller,
  ...sheets: readonly Place[]
): Promise<Static<typeof publishSheets.response>> => {
  const { preview } = await previewPublication(url, caller, sheets);
  const answer = await sendPublication(url, caller, sheets, { dryRun: false, preview }).expect(200);
  return answer.body;
};

/** Marks as an amendment sends them; missing fields are empty. */
export const changeOf = (
  { id }: { readonly id: number },
  marks: Partial<Omit<Change, "student_id">>,
): Change => ({ student_id: id, ca: null, exam: null, remark: null, ...marks });

/** Sends an amendment of a sheet; not a dry run by default. */
export const sendAmendment = (
  url: string,
  { authorization }: Caller,
  { semesterId, courseId }: Place,
  amendment: {
    readonly version: number;
    readonly changes: readonly Change[];
    readonly dryRun?: boolean;
    readonly reason?: string;
  },
) =>
  request(url)
    .post(`/result/sheets/${semesterId}/${courseId}/amend/`)
    .set({ authorization })
    .send({
      version: amendment.version,
      reason: amendment.reason ?? "A mark was added up wrongly.",
      dry_run: amendment.dryRun ?? false,
      changes: amendment.changes,
    });
