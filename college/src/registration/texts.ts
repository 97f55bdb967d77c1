export const registrationTexts = {
  unpaid: "You have to pay Tuition fees before registering courses",
  noSuchSemester: "The college has no such session, or no such semester in it.",
  closed: "Course registration is closed.",
  opensAt: (start: string) => `Course registration opens on ${start}.`,
  closedAt: (end: string) => `Course registration closed on ${end}.`,
  wrongSemester: "Courses can be registered and dropped in the current semester only.",
  unknownCourse:
    "A selected course is not among those you can register in this semester. Load the courses again.",
  registered: "Your courses are registered.",
  unknownRegistration: "You have no such registration.",
  noDrops: "Courses cannot be dropped in this semester.",
  dropEnded: (end: string) => `Courses could be dropped until ${end}.`,
  resultPublished: "The result of this course is published, so it cannot be dropped any more.",
  dropped: "The course is dropped.",
  nothingRegistered: "You have no course registered in this semester.",
  unknownSlip: "The college issued no such registration slip.",
} as const;
