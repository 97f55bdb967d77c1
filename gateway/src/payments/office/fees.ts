import type { ResponseOf, ValueOf } from "../../../../contract/endpoint.ts";
import {
  changeFeeLine,
  changeTuitionRecord,
  createFeeLine,
  createTuitionRecord,
  deleteFeeLine,
  FeeLineGiven,
  feeLines,
  previewFeeChange,
  tuitionRecords,
} from "../../../../contract/payments/fees.ts";
import { requireRecordId } from "../../college/record-id.ts";
import { hasShape } from "../../college/shape.ts";
import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type {
  FeeChangeInput,
  FeeLineInput,
  FeeLineRecord,
  FeeOffice,
  MutationChangeFeeLineArgs,
  MutationChangeTuitionRecordArgs,
  MutationCreateTuitionRecordArgs,
  MutationRemoveFeeLineArgs,
  PreviewedSchedule,
} from "../../generated/schema-types.ts";
import { acknowledged, orRefusal } from "../../graphql/refusal.ts";
import { exportLinks } from "../../lists/export-links.ts";
import { texts } from "../../texts.ts";
import { lower, upper } from "./words.ts";

type Acknowledged = Promise<Awaited<ResolversTypes["AcknowledgementResult"]>>;
type Told = ResponseOf<typeof feeLines>["lines"][number];
type ToldSchedule = ResponseOf<typeof previewFeeChange>["before"];

export const readFeeOffice = async ({ college }: GatewayContext): Promise<FeeOffice> => {
  const [schedule, tuition] = await Promise.all([
    college.read(feeLines, {}),
    college.read(tuitionRecords, {}),
  ]);
  return {
    lines: schedule.lines.map(lineOf),
    linesExport: exportLinks(feeLines.path, {}),
    departments: schedule.departments,
    hostelFee: schedule.hostelFee,
    lateFee: schedule.lateFee,
    tuitionRecords: tuition.records.map(({ id, isActive, lateFrom, ...record }) => ({
      ...record,
      id: String(id),
      isActive,
      lateFrom,
    })),
    tuitionRecordsExport: exportLinks(tuitionRecords.path, {}),
    sessions: tuition.sessions,
  };
};

const lineOf = ({ id, stage, paidAt, frequency, residency, ...line }: Told): FeeLineRecord => ({
  ...line,
  id: String(id),
  stage: upper(stage),
  paidAt: upper(paidAt),
  frequency: frequency === "session" ? "PER_SESSION" : "ONCE",
  residency: residency === null ? null : upper(residency),
});

/** @throws PortalError INVALID_REQUEST for a section that there is not; the rest the college judges. */
const given = (line: FeeLineInput): ValueOf<typeof FeeLineGiven> => {
  const { section } = line;
  if (!hasShape(FeeLineGiven.properties.section, section)) throw new PortalError("INVALID_REQUEST");
  return {
    stage: lower(line.stage),
    // The check above has passed it.
    section: section as "A" | "B" | "C",
    paidAt: lower(line.paidAt),
    code: line.code.trim(),
    label: line.label,
    amount: line.amount,
    frequency: line.frequency === "PER_SESSION" ? "session" : "once",
    residency: line.residency == null ? null : lower(line.residency),
    department: line.department?.trim() || null,
    position: line.position,
  };
};

export const addFeeLine = (input: FeeLineInput, { college }: GatewayContext): Acknowledged =>
  acknowledged(() => college.write(createFeeLine, { body: given(input) }), { done: texts.saved });

export const editFeeLine = (
  { id, revision, input }: MutationChangeFeeLineArgs,
  { college }: GatewayContext,
): Acknowledged =>
  acknowledged(
    () =>
      college.write(changeFeeLine, {
        params: { id: requireRecordId(id) },
        body: { ...given(input), revision },
      }),
    { done: texts.saved },
  );

export const removeFeeLine = (
  { id, revision }: MutationRemoveFeeLineArgs,
  { college }: GatewayContext,
): Acknowledged =>
  acknowledged(() =>
    college.write(deleteFeeLine, { params: { id: requireRecordId(id) }, query: { revision } }),
  );

export const previewFees = (
  { id, line, department, level, residency }: FeeChangeInput,
  { college }: GatewayContext,
): Promise<Awaited<ResolversTypes["FeeChangePreviewResult"]>> =>
  orRefusal(async () => {
    // A read in all but its method: its body is too much for an address.
    const told = await college.write(previewFeeChange, {
      body: {
        ...(id != null && { id: requireRecordId(id) }),
        ...(line != null && { line: given(line) }),
        department,
        level,
        residency: lower(residency),
      },
    });
    return {
      __typename: "FeeChangePreview",
      before: scheduleOf(told.before),
      after: scheduleOf(told.after),
      moved: told.moved.map((moved) => ({
        ...moved,
        stage: upper(moved.stage),
        residency: upper(moved.residency),
      })),
    };
  });

const scheduleOf = ({ sections, total, portalTotal }: ToldSchedule): PreviewedSchedule => ({
  sections: sections.map(({ paidAt, ...section }) => ({ ...section, paidAt: upper(paidAt) })),
  total,
  portalTotal,
});

export const addTuitionRecord = (
  { session, level, isActive, lateFrom }: MutationCreateTuitionRecordArgs,
  { college }: GatewayContext,
): Acknowledged =>
  acknowledged(
    () =>
      college.write(createTuitionRecord, {
        body: { session, level, isActive, lateFrom: lateFrom ?? null },
      }),
    { done: texts.saved },
  );

export const editTuitionRecord = (
  { id, revision, isActive, lateFrom }: MutationChangeTuitionRecordArgs,
  { college }: GatewayContext,
): Acknowledged =>
  acknowledged(
    () =>
      college.write(changeTuitionRecord, {
        params: { id: requireRecordId(id) },
        body: { isActive, lateFrom: lateFrom ?? null, revision },
      }),
    { done: texts.saved },
  );
