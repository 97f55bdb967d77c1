import type { BodyOf, QueryOf, ResponseOf } from "../../../contract/endpoint.ts";
import {
  availableCourses,
  confirmRegistrationSlip,
  dropCourse,
  registerCourses,
  registeredCourses,
  registrationInfo,
  registrationSlip,
  registrationStatus,
} from "../../../contract/registration/registration.ts";
import type { CollegeCalls } from "./calls.ts";

/** A session and a semester of it, as the college names them. */
export type SemesterQuery = QueryOf<typeof availableCourses>;

export type RegistrationInfo = ResponseOf<typeof registrationInfo>;
export type AvailableCourses = ResponseOf<typeof availableCourses>;
export type CourseRecord = AvailableCourses["newCourses"][number];
export type RegisteredRecord = ResponseOf<typeof registeredCourses>[number];
export type StatusRecord = ResponseOf<typeof registrationStatus>;

export const fetchRegistrationInfo = (calls: CollegeCalls) => calls.read(registrationInfo, {});

export const fetchAvailableCourses = (calls: CollegeCalls, query: SemesterQuery) =>
  calls.read(availableCourses, { query });

export const fetchRegistrationStatus = (calls: CollegeCalls, query: SemesterQuery) =>
  calls.read(registrationStatus, { query });

export const fetchRegisteredCourses = (calls: CollegeCalls, query: SemesterQuery) =>
  calls.read(registeredCourses, { query });

export const sendRegistration = (calls: CollegeCalls, body: BodyOf<typeof registerCourses>) =>
  calls.write(registerCourses, { body });

export const sendDrop = (calls: CollegeCalls, id: number) =>
  calls.write(dropCourse, { params: { id } });

export const openRegistrationSlip = (calls: CollegeCalls, query: SemesterQuery) =>
  calls.file(registrationSlip, { query });

export const fetchSlipConfirmation = (calls: CollegeCalls, code: string) =>
  calls.read(confirmRegistrationSlip, { params: { code } });
