import request from "supertest";
import type { Static } from "typebox";
import type {
  availableCourses,
  registeredCourses,
  registrationInfo,
} from "../../contract/registration/registration.ts";
import type { CourseOffer } from "../../rules/registration/course-offer.ts";
import { readCourses } from "./courses.ts";
import type { Payer } from "./payments.ts";

export interface SeenOffer {
  readonly offer: CourseOffer;
  /** Registrations by course. */
  readonly registrations: ReadonlyMap<number, number>;
}

/** What a client makes of the college's answers, before it applies the rules of a selection. */
export const seeOffer = async (
  url: string,
  who: Pick<Payer, "authorization">,
): Promise<SeenOffer> => {
  const info: Static<typeof registrationInfo.response> = (
    await request(url)
      .get("/result/courseregistration/registration-info/")
      .set({ authorization: who.authorization })
      .expect(200)
  ).body;
  const available: Static<typeof availableCourses.response> = (
    await readCourses(url, who, "available-courses/").expect(200)
  ).body;
  const registered: Static<typeof registeredCourses.response> = (
    await readCourses(url, who, "").expect(200)
  ).body;
  const registrations = new Map(registered.map(({ id, course }) => [course.id, id]));
  const toOffered =
    (isCarryover: boolean) =>
    (course: (typeof available.new_courses)[number]): CourseOffer["courses"][number] => ({
      id: course.id,
      creditLoad: course.credit_load,
      isCarryover,
      isCompulsory: course.is_compulsory,
      isRegistered: registrations.has(course.id),
      missingPrerequisites: (course.prerequisites ?? [])
        .filter(({ is_passed }) => !is_passed)
        .map(({ code }) => code),
    });
  return {
    offer: {
      courses: [
        ...available.carryover_courses.map(toOffered(true)),
        ...available.new_courses.map(toOffered(false)),
      ],
      minCredits: info.min_credits,
      maxCredits: info.max_credits,
    },
    registrations,
  };
};
