type Overrides = Readonly<Record<string, unknown>>;

/** A registrable course. `prerequisites` are codes with whether they are passed. */
export const aCourse = (
  id: string,
  code: string,
  {
    prerequisites = {},
    ...rest
  }: { prerequisites?: Readonly<Record<string, boolean>> } & Overrides = {},
) => ({
  __typename: "RegistrableCourse",
  id,
  code,
  title: `The study of ${code}`,
  creditLoad: 3,
  level: "100",
  isCompulsory: false,
  lecturers: [],
  department: "Public Health",
  isRegistered: false,
  canRegister: true,
  prerequisites: Object.entries(prerequisites).map(([needed, isPassed]) => ({
    id: needed,
    code: needed,
    title: needed,
    isPassed,
  })),
  ...rest,
});

type Course = ReturnType<typeof aCourse>;

interface Offer {
  readonly carryovers?: readonly Course[];
  readonly newCourses?: readonly Course[];
  /** The registered courses, also others than the above. */
  readonly registered?: readonly Course[];
  readonly canDrop?: boolean;
}

/** The registrable and registered courses, with their computed counts. */
export const someCourses = (
  { carryovers = [], newCourses = [], registered = [], canDrop = true }: Offer = {},
  overrides: Overrides = {},
) => {
  const ids = new Set(registered.map(({ id }) => id));
  const marked = (courses: readonly Course[]) =>
    courses.map((course) => ({ ...course, isRegistered: ids.has(course.id) }));
  return {
    __typename: "RegistrationCourses",
    status: {
      isComplete: registered.length > 0,
      totalCourses: registered.length,
      totalCredits: registered.reduce((sum, { creditLoad }) => sum + Number(creditLoad), 0),
      newCourses: registered.length,
      carryoverCourses: 0,
    },
    carryovers: marked(carryovers),
    newCourses: marked(newCourses),
    registered: marked(registered).map((course) => ({
      id: `r${course.id}`,
      course,
      isCarryover: carryovers.some(({ id }) => id === course.id),
      registeredAt: "2026-11-02T23:30:00.000Z",
      canDrop,
    })),
    slipUrl: registered.length > 0 ? "/download/registration-slip/2026-2027/1" : null,
    ...overrides,
  };
};

/** An open registration of 6 to 12 credits. */
export const aRegistration = (courses: object = someCourses(), overrides: Overrides = {}) => ({
  id: "2026/2027 FIRST",
  session: "2026/2027",
  semester: "FIRST",
  isOpen: true,
  opensAt: "2026-11-01T08:00:00.000Z",
  closesAt: "2026-12-01T23:00:00.000Z",
  dropDeadline: "2026-12-08T23:00:00.000Z",
  canDrop: true,
  minCredits: 6,
  maxCredits: 12,
  courses,
  ...overrides,
});

export const registered = (registration: unknown, message = "Your courses are registered.") => ({
  __typename: "CoursesRegistered",
  message,
  registration,
});

export const refusedRegistration = (
  code: string,
  message: string,
  carryoverCourseIds: readonly string[] = [],
) => ({ __typename: "RegistrationRefused", code, message, carryoverCourseIds, courseIds: [] });
