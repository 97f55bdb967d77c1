import { Random } from "../../college/src/demo/random.ts";
import { operationCalled, operationsOf } from "../harness/operations.ts";
import type { Student } from "../harness/people.ts";
import { type Data, forEachLimited, type PortalClient } from "../harness/portal-client.ts";
import { type CoursePage, readCoursePage, readOutcome } from "./answers.ts";
import type { Acknowledged } from "./check-registrations.ts";

const operations = operationsOf("student/registration");
const pageQuery = operationCalled(operations, "StudentCourseRegistration");
const registerMutation = operationCalled(operations, "RegisterCourses");
const dropMutation = operationCalled(operations, "DropCourse");

export interface RushOptions {
  readonly client: PortalClient;
  readonly students: readonly Student[];
  readonly connections: number;
  readonly seed: number;
}

export interface Rush {
  readonly acknowledged: Acknowledged;
  /** Codes of the refusals. */
  readonly refusals: readonly string[];
  /** What was answered instead of an outcome. */
  readonly errors: readonly string[];
  /** Students whose registration is not complete in the end. */
  readonly incomplete: readonly number[];
  /** In milliseconds. */
  readonly times: Readonly<Record<"page" | "register" | "drop", readonly number[]>>;
  readonly elapsedMs: number;
}

/**
 * Every student clicks in several windows at once: registers enough, too much and too little, drops the same course
 * twice while registering more, and finally completes the registration.
 */
export const runRush = async (options: RushOptions): Promise<Rush> =>
  new RunningRush(options).run();

class RunningRush {
  readonly #options: RushOptions;
  readonly #random: Random;
  readonly #registered: { studentId: number; courseIds: number[] }[] = [];
  readonly #dropped: number[] = [];
  readonly #refusals: string[] = [];
  readonly #errors: string[] = [];
  readonly #incomplete: number[] = [];
  readonly #times = { page: [] as number[], register: [] as number[], drop: [] as number[] };

  constructor(options: RushOptions) {
    this.#options = options;
    this.#random = new Random(options.seed);
  }

  async run(): Promise<Rush> {
    const { students, connections } = this.#options;
    const startedAt = performance.now();
    // Each student has up to three windows open.
    await forEachLimited(students, Math.ceil(connections / 3), (student) => this.#attend(student));
    return {
      acknowledged: { registered: this.#registered, dropped: this.#dropped },
      refusals: this.#refusals,
      errors: this.#errors,
      incomplete: this.#incomplete,
      times: this.#times,
      elapsedMs: performance.now() - startedAt,
    };
  }

  async #attend(student: Student): Promise<void> {
    const first = await this.#page(student);
    const proposal = proposalOf(first);
    await Promise.all([
      this.#register(student, proposal),
      this.#register(student, [...proposal, ...this.#some(first, 4)]),
      this.#register(student, this.#some(first, 3)),
    ]);
    const second = await this.#page(student);
    const droppable = second.courses.registered.filter(({ canDrop }) => canDrop);
    const drops = droppable.slice(0, this.#random.integer(0, 2));
    await Promise.all([
      ...drops.map(({ id }) => this.#drop(student, id)),
      ...drops.slice(0, 1).map(({ id }) => this.#drop(student, id)),
      this.#register(student, this.#some(second, 2)),
    ]);
    await this.#complete(student);
  }

  async #complete(student: Student): Promise<void> {
    const page = await this.#page(student);
    if (!page.courses.status.isComplete) await this.#register(student, proposalOf(page));
    const { status } = (await this.#page(student)).courses;
    if (!status.isComplete) this.#incomplete.push(student.id);
  }

  async #page(student: Student): Promise<CoursePage> {
    const data = await this.#send("page", student, pageQuery, {});
    if (data === undefined) throw new Error(`no page: ${this.#errors.at(-1)}`);
    return readCoursePage(data);
  }

  async #register(student: Student, courseIds: readonly string[]): Promise<void> {
    if (courseIds.length === 0) return;
    const ids = [...new Set(courseIds)];
    const data = await this.#send("register", student, registerMutation, { courseIds: ids });
    if (data !== undefined && this.#isDone(data)) {
      this.#registered.push({ studentId: student.id, courseIds: ids.map(Number) });
    }
  }

  async #drop(student: Student, registrationId: string): Promise<void> {
    const data = await this.#send("drop", student, dropMutation, { registrationId });
    if (data !== undefined && this.#isDone(data)) this.#dropped.push(Number(registrationId));
  }

  #isDone(data: Data): boolean {
    const refused = readOutcome(data);
    if (refused !== null) this.#refusals.push(refused);
    return refused === null;
  }

  async #send(
    kind: keyof Rush["times"],
    student: Student,
    query: string,
    variables: object,
  ): Promise<Data | undefined> {
    const sentAt = performance.now();
    const answer = await this.#options.client.send(student, query, variables);
    this.#times[kind].push(performance.now() - sentAt);
    if ("error" in answer) {
      this.#errors.push(answer.error);
      return undefined;
    }
    if (answer.lacking !== undefined) this.#errors.push(`${answer.lacking} beside an outcome`);
    return answer.data;
  }

  #some({ courses }: CoursePage, count: number): readonly string[] {
    return Array.from({ length: count }, () => this.#random.pick(courses.newCourses).id);
  }
}

/** A sensible selection: the required courses that fit, then others up to the minimum. */
const proposalOf = ({ courses, minCredits, maxCredits }: CoursePage): readonly string[] => {
  let credits = courses.status.totalCredits;
  const chosen: string[] = [];
  const isOpen = ({ isRegistered, prerequisites }: CoursePage["courses"]["newCourses"][number]) =>
    !isRegistered && prerequisites.every(({ isPassed }) => isPassed);
  const carryovers = courses.carryovers.filter(({ isRegistered }) => !isRegistered);
  const open = courses.newCourses.filter(isOpen);
  const electives = open.filter(({ isCompulsory }) => !isCompulsory);
  const take = (from: readonly { id: string; creditLoad: number }[], until: number): void => {
    for (const { id, creditLoad } of from) {
      if (credits >= until || credits + creditLoad > maxCredits) continue;
      credits += creditLoad;
      chosen.push(id);
    }
  };
  take(carryovers, maxCredits);
  take(
    open.filter(({ isCompulsory }) => isCompulsory),
    maxCredits,
  );
  take(electives, minCredits);
  return chosen;
};
