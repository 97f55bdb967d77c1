import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import type { Data } from "../harness/portal-client.ts";

const Course = Type.Object({
  id: Type.String(),
  creditLoad: Type.Integer(),
  isCompulsory: Type.Boolean(),
  isRegistered: Type.Boolean(),
  prerequisites: Type.Array(Type.Object({ isPassed: Type.Boolean() })),
});

const Registration = Type.Object({
  minCredits: Type.Integer(),
  maxCredits: Type.Integer(),
  courses: Type.Object({
    status: Type.Object({ isComplete: Type.Boolean(), totalCredits: Type.Integer() }),
    carryovers: Type.Array(Course),
    newCourses: Type.Array(Course),
    registered: Type.Array(Type.Object({ id: Type.String(), canDrop: Type.Boolean() })),
  }),
});

/** The fields of a registration page that the bench needs. */
const Page = Compile(Type.Object({ viewer: Type.Object({ courseRegistration: Registration }) }));
const Done = Compile(Type.Object({ message: Type.String(), registration: Type.Unknown() }));
const Refused = Compile(Type.Object({ code: Type.String() }));

export type CoursePage = Static<typeof Registration>;

/** @throws Error where the answer is none. */
export const readCoursePage = (data: Data): CoursePage => {
  if (Page.Check(data)) return data.viewer.courseRegistration;
  throw new Error(`nobody knows this page: ${JSON.stringify(data).slice(0, 300)}`);
};

/** Null where it is done, otherwise the refusal's code. @throws Error for an answer that the schema does not know. */
export const readOutcome = (data: Data): string | null => {
  const [answer] = Object.values(data);
  if (Done.Check(answer)) return null;
  if (Refused.Check(answer)) return answer.code;
  throw new Error(`nobody knows this answer: ${JSON.stringify(data).slice(0, 300)}`);
};
