/** The office of the fee schedule and the tuition records. */
export const feeTexts = {
  changedElsewhere:
    "Somebody else has changed this meanwhile. Nothing was overwritten: load it again to see both.",
  wholeKobo: "Enter an amount with two decimals at most.",
  notNothing: "Enter an amount above 0.",
  sameLine:
    "There is such a line already: the same stage, code, residency and department. Change that one.",
  otherPlace: (place: string) => `The other lines of this section are paid ${place}.`,
  places: {
    bursary: "at the bursary",
    external: "outside the portal",
    portal: "in the portal",
  },
  unknownDepartment: "No department of the college has a name that contains this.",
  tuitionAlready:
    "This section is paid in the portal: it is tuition, which students pay online anyway.",
  paidOnline: "Students may pay this section online as well. End that before it becomes tuition.",
  tooManyLines: "The schedule has as many lines as it can hold. Remove one first.",
  removed: "The line is removed. What was paid for it stays as it was.",
  notLevel: "Enter a level in hundreds, such as 200.",
  unknownSession: "The college has no such session.",
  activeAlready: "Another record of this session and level is active.",
} as const;
