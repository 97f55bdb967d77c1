import type { Static } from "typebox";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
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
import { exportLinks } from "../../lists/export-links.ts";
import { texts } from "../../texts.ts";
import { acknowledged, orRefusal } from "./refused.ts";
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
    hostelFee: schedule.hostel_fee,
    lateFee: schedule.late_fee,
    tuitionRecords: tuition.records.map(({ id, is_active, late_from, ...record }) => ({
      ...record,
      id: String(id),
      isActive: is_active,
      lateFrom: late_from,
    })),
    tuitionRecordsExport: exportLinks(tuitionRecords.path, {}),
    sessions: tuition.sessions,
  };
};

const lineOf = ({ id, stage, paid_at, frequency, residency, ...line }: Told): FeeLineRecord => ({
  ...line,
  id: String(id),
  stage: upper(stage),
  paidAt: upper(paid_at),
  frequency: frequency === "session" ? "PER_SESSION" : "ONCE",
  residency: residency === null ? null : upper(residency),
});

/** @throws PortalError INVALID_REQUEST for a section that there is not; the rest the college judges. */
const given = (line: FeeLineInput): Static<typeof FeeLineGiven> => {
  const { section } = line;
  if (!hasShape(FeeLineGiven.properties.section, section)) throw new PortalError("INVALID_REQUEST");
  return {
    stage: lower(line.stage),
    // The check above has passed it.
    section: section as "A" | "B" | "C",
    paid_at: lower(line.paidAt),
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
  acknowledged(async () => {
    await college.write(createFeeLine, { body: given(input) });
    return texts.office.saved;
  });

export const editFeeLine = (
  { id, revision, input }: MutationChangeFeeLineArgs,
  { college }: GatewayContext,
): Acknowledged =>
  acknowledged(async () => {
    const body = { ...given(input), revision };
    await college.write(changeFeeLine, { params: { id: requireRecordId(id) }, body });
    return texts.office.saved;
  });

export const removeFeeLine = (
  { id, revision }: MutationRemoveFeeLineArgs,
  { college }: GatewayContext,
): Acknowledged =>
  acknowledged(async () => {
    const input = { params: { id: requireRecordId(id) }, query: { revision } };
    return (await college.write(deleteFeeLine, input)).message;
  });

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

const scheduleOf = ({ sections, total, portal_total }: ToldSchedule): PreviewedSchedule => ({
  sections: sections.map(({ paid_at, ...section }) => ({ ...section, paidAt: upper(paid_at) })),
  total,
  portalTotal: portal_total,
});

export const addTuitionRecord = (
  { session, level, isActive, lateFrom }: MutationCreateTuitionRecordArgs,
  { college }: GatewayContext,
): Acknowledged =>
  acknowledged(async () => {
    await college.write(createTuitionRecord, {
      body: { session, level, is_active: isActive, late_from: lateFrom ?? null },
    });
    return texts.office.saved;
  });

export const editTuitionRecord = (
  { id, revision, isActive, lateFrom }: MutationChangeTuitionRecordArgs,
  { college }: GatewayContext,
): Acknowledged =>
  acknowledged(async () => {
    await college.write(changeTuitionRecord, {
      params: { id: requireRecordId(id) },
      body: { is_active: isActive, late_from: lateFrom ?? null, revision },
    });
    return texts.office.saved;
  });
