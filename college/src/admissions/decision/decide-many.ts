import type { decideAdmissions } from "../../../../contract/admissions/ranking.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/endpoint.ts";
import { zonedDay } from "../../../../contract/zoned-time.ts";
import type { Account } from "../../accounts/guard.ts";
import { readReason } from "../../audit/reason.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { Refusal, refuse, refuseFields } from "../../http/refusal.ts";
import { changedSince, previewOf } from "../../records/preview-marks.ts";
import { oneLine } from "../../typed-text.ts";
import type { LockedCandidate } from "./candidates.ts";
import { lockCandidates, roundsOf } from "./candidates.ts";
import { readOfferable } from "./decide.ts";
import { type Decided, readDecided } from "./decided.ts";
import { decisionRefusal } from "./decision-rules.ts";
import { nameOf } from "./papers.ts";
import { lockQuotas, placesAfter, readPlaces } from "./places.ts";
import type { Outcome } from "./ranking.ts";
import { decisionTexts } from "./texts.ts";
import { isDecided, writeDecisions } from "./write-decisions.ts";

type Body = BodyOf<typeof decideAdmissions>;
type Answer = ResponseOf<typeof decideAdmissions>;
type Problem = Answer["rows"][number]["problem"];

/** One applicant of a bulk decision. */
interface Row extends Pick<LockedCandidate, "applicant" | "decision" | "testScore"> {
  readonly id: number;
  readonly decided: Decided;
  readonly changes: boolean;
  readonly problem: Problem;
}

/** The most rows in a response: more than a person can review. */
const mostNamed = 200;

/**
 * Decides on many applications, all or none. A dry run previews the outcome and writes nothing.
 * @throws 400 for fields that will not do; 409 `preview_outdated` or `quota_exceeded`.
 */
export const decideMany = (college: College, actor: Account, body: Body): Promise<Answer> =>
  college.db.transaction(async (tx) => {
    const outcomes = readOutcomes(body);
    const reasons = readReasons(body);
    const rounds = await roundsOf(tx, [...outcomes.keys()]);
    if (!body.dryRun) await lockQuotas(tx, rounds);
    const rows = await readRows(college, tx, outcomes, body);
    const quotas = await readQuotas(college, tx, rounds, rows);
    if (body.dryRun) return preview(rows, quotas);
    requireCurrent(rows, outcomes, body.preview ?? "");
    const isOver = quotas.some(({ over }) => over > 0);
    if (isOver && reasons.overQuota === undefined) throw quotaExceeded(quotas);
    const changing = rows.filter(({ changes }) => changes);
    await writeDecisions(
      college,
      tx,
      actor,
      changing.map(({ applicant, decision, decided }) => ({
        applicant,
        before: decision,
        decided,
      })),
      reasonOf(reasons, isOver),
    );
    const message = decisionTexts.bulk.decided(changing.length);
    return { message, preview: "", changed: changing.length, problems: 0, rows: [], quotas };
  });

/** The requested decision per applicant. @throws 400 for none, too many, or a duplicate. */
const readOutcomes = (body: Body): ReadonlyMap<number, Outcome> => {
  const all = [
    ...body.admitted.map((id) => [id, "admitted"] as const),
    ...body.waitingList.map((id) => [id, "waiting_list"] as const),
    ...body.notAdmitted.map((id) => [id, "not_admitted"] as const),
  ];
  const outcomes = new Map<number, Outcome>(all);
  if (all.length === 0) throw refuseFields({ admitted: [decisionTexts.bulk.nobody] });
  if (all.length > 5_000) throw refuseFields({ admitted: [decisionTexts.bulk.tooMany] });
  if (outcomes.size < all.length) throw refuseFields({ admitted: [decisionTexts.bulk.twice] });
  if (body.notAdmitted.length > 0 && oneLine(body.told ?? "") === "") {
    throw refuseFields({ told: [decisionTexts.reasonMissing] });
  }
  return outcomes;
};

const readRows = async (
  college: College,
  tx: Transaction,
  outcomes: ReadonlyMap<number, Outcome>,
  { departmentCode, programmeCode, answerBy, told: messageText, dryRun }: Body,
): Promise<readonly Row[]> => {
  const candidates = await lockCandidates(tx, [...outcomes.keys()], { lock: !dryRun });
  const offerable = await readOfferable(tx);
  return candidates.map((candidate) => {
    const { applicant, decision } = candidate;
    const outcome = outcomes.get(applicant.id) ?? "waiting_list";
    const decided = readDecided(college, offerable, applicant, {
      outcome,
      ...(departmentCode !== undefined && { departmentCode }),
      ...(programmeCode !== undefined && { programmeCode }),
      ...(answerBy !== undefined && { answerBy }),
      ...(messageText !== undefined && { reason: messageText }),
    });
    const code =
      decisionRefusal(candidate, outcome) ??
      (decided.programme === undefined ? "programme_missing" : undefined);
    const problem = code === undefined ? null : { code, detail: decisionTexts.refusals[code] };
    return {
      id: applicant.id,
      applicant,
      decision,
      testScore: candidate.testScore,
      decided,
      problem,
      changes: problem === null && !isDecided(decision, decided),
    };
  });
};

const readQuotas = async (
  college: College,
  tx: Transaction,
  rounds: readonly number[],
  rows: readonly Row[],
): Promise<Answer["quotas"]> => {
  const places = await readPlaces(college, tx, rounds);
  const moves = rows
    .filter(({ changes }) => changes)
    .map(({ applicant, decision, decided }) => ({
      applicationSessionId: applicant.applicationSessionId,
      before: decision,
      after: decided,
    }));
  const today = zonedDay(college.clock(), college.identity.timeZone);
  const { departments, programmes } = await readOfferable(tx);
  return placesAfter(places, moves, today).map((one) => {
    const { departmentId, programmeId, quota, taken, after, over } = one;
    const found = departments.find(({ id }) => id === departmentId);
    const ofIt = programmes.find(({ id }) => id === programmeId);
    return {
      departmentCode: found?.code ?? "",
      department: ofIt
        ? decisionTexts.programmeOf(found?.name ?? "", ofIt.name)
        : (found?.name ?? ""),
      quota,
      taken,
      after,
      over,
    };
  });
};

const preview = (rows: readonly Row[], quotas: Answer["quotas"]): Answer => {
  const changed = rows.filter(({ changes }) => changes).length;
  return {
    message: decisionTexts.bulk.wouldDecide(changed),
    preview: previewOf(rows.map(marked)),
    changed,
    problems: rows.filter(({ problem }) => problem !== null).length,
    rows: rows
      .map(toRow)
      .toSorted((one, other) => (one.applicationNo < other.applicationNo ? -1 : 1)),
    quotas,
  };
};

/** The data of an applicant in a preview, with the previewed decision. */
const marked = ({ id, testScore, decision, decided, problem }: Row) => ({
  id,
  state: JSON.stringify([
    testScore,
    decision && [decision.outcome, decision.decidedAt.getTime(), decision.answer],
    decided.outcome,
    decided.departmentId,
    decided.programmeId,
    problem?.code,
  ]),
});

const toRow = ({
  applicant,
  decision,
  decided,
  changes,
  problem,
}: Row): Answer["rows"][number] => ({
  id: applicant.id,
  applicationNo: applicant.applicationNo,
  name: nameOf(applicant),
  outcome: decided.outcome,
  department:
    decided.department && decided.programme
      ? decisionTexts.programmeOf(decided.department, decided.programme)
      : decided.department,
  before: decision?.outcome ?? null,
  changes,
  problem,
});

const requireCurrent = (
  rows: readonly Row[],
  outcomes: ReadonlyMap<number, Outcome>,
  seen: string,
): void => {
  const changed = new Set(changedSince(rows.map(marked), seen).map(({ id }) => id));
  const obstacles = rows.filter(({ id, problem }) => changed.has(id) || problem !== null);
  if (obstacles.length === 0 && rows.length === outcomes.size) return;
  throw new Refusal(409, {
    detail: decisionTexts.bulk.previewOutdated,
    code: "preview_outdated",
    rows: obstacles.slice(0, mostNamed).map(({ applicant, problem }) => ({
      id: applicant.id,
      applicationNo: applicant.applicationNo,
      name: nameOf(applicant),
      message: problem?.detail ?? decisionTexts.bulk.changedSince,
    })),
  });
};

const quotaExceeded = (quotas: Answer["quotas"]): Refusal =>
  refuse(
    409,
    decisionTexts.quotaExceeded(
      quotas
        .filter(({ over }) => over > 0)
        .map(({ department: name, quota, taken }) => ({
          department: name,
          quota: quota ?? 0,
          taken,
        })),
    ),
    "quota_exceeded",
  );

interface Reasons {
  readonly reason: string;
  readonly overQuota: string | undefined;
}

const readReasons = ({ reason, overQuotaReason: overQuota }: Body): Reasons => ({
  reason: readReason(reason),
  overQuota: overQuota === undefined ? undefined : readReason(overQuota, "over_quota_reason"),
});

/** The reason for exceeding a quota is kept only if one is exceeded. */
const reasonOf = ({ reason, overQuota }: Reasons, isOver: boolean): string =>
  isOver && overQuota !== undefined ? decisionTexts.bulk.overQuota(reason, overQuota) : reason;
