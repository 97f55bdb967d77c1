const count = (number: number, one: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${one}s`;

/** Messages for the hostel office about hostels, rooms, beds and bulk decisions. */
export const placeTexts = {
  hostelAdded: "The hostel is added. Give it rooms next.",
  saved: "Saved.",
  nameMissing: "Enter a name.",
  numberMissing: "Enter the number on the door.",
  hostelNameTaken: "Another hostel has this name.",
  kindInUse: "Students may know this hostel: its kind can change only while it has no rooms.",
  roomTaken: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `There is a room ${numbers[0]} already. Every room of the college has a number of its own.`
      : `There are rooms ${numbers.slice(0, 5).join(", ")}${numbers.length > 5 ? " and others" : ""} already. Every room of the college has a number of its own.`,
  noRange: "End the first number with digits to add more than one room, as in A-101.",
  roomsAdded: (rooms: number, beds: number) =>
    `${count(rooms, "room")} with ${count(beds, "bed")} ${rooms === 1 ? "is" : "are"} added.`,
  roomInUse: "Students have applied for beds of this room, so it stays in the records.",
  roomRemoved: "The room is removed.",
  roomFull: (most: number) => `A room can have ${most} beds at most.`,
  bedsAdded: (beds: number) => `${count(beds, "bed")} added.`,
  bedInUse:
    "Students have applied for this bed, so it stays in the records. Take it out of use instead.",
  bedRemoved: "The bed is removed.",
  bedHeld: (name: string) => `${name} has this bed. Move them to another bed first, or release it.`,
  bedOut: "The bed is out of use.",
  bedBack: "The bed is back in use.",
  problems: {
    decided: "It was decided already.",
    noBed: "It holds no bed any more.",
  },
  wouldDecide: (rows: number) => `${count(rows, "application")} would be decided.`,
  decided: {
    approve: (rows: number) =>
      `${count(rows, "application")} ${rows === 1 ? "is" : "are"} approved.`,
    reject: (rows: number) =>
      `${count(rows, "application")} ${rows === 1 ? "is" : "are"} rejected, and the beds are free.`,
    release: (rows: number) => `${count(rows, "bed")} ${rows === 1 ? "is" : "are"} released.`,
  },
  previewOutdated: (rows: number) =>
    `Nothing was changed: ${count(rows, "application")} cannot be decided like this any more. Look at the preview again.`,
  removedFromList: "The student is off the waiting list.",
} as const;

/** Applying for a bed, the office's decisions, the waiting list and the printout. */
export const hostelTexts = {
  unpaid: "Unauthorized! You have to pay for hostel fee before applying",
  unknownBed: "There is no such bed.",
  noKind:
    "Your record does not say whether you are a woman or a man, so no hostel can be told for you. Please ask ICT support.",
  wrongKind: {
    Female: "This bed is in a hostel for women.",
    Male: "This bed is in a hostel for men.",
  },
  keyReused: "This request was already sent for another bed.",
  alreadyApplied: "You have applied for a bed already.",
  closed: "Hostel applications are closed.",
  taken: (bed: number, room: string) =>
    `Another student has taken bed ${bed} in room ${room}. Please choose another bed.`,
  lastTaken: (bed: number, room: string) =>
    `Another student has taken bed ${bed} in room ${room}, and no other bed is free at the moment.`,
  notApplied: "You have not applied for a bed this session.",
  office: {
    done: {
      approved: "The application is approved.",
      rejected: "The application is rejected, and its bed is free.",
      released: "The bed is released.",
      relocated: "The student is moved to the other bed.",
    },
    decided: "This application was decided already.",
    noBed: "This application holds no bed any more.",
    reasonMissing: "Say why: the student is told the reason.",
    unknownBed: "The college has no such bed.",
    wrongKind: "This bed is in a hostel for the other kind of student.",
    ownBed: "The student has this bed already.",
    bedTaken: "This bed is not free. Choose another.",
    deadlinePassed: "This deadline has passed. Choose a later one, or close applications.",
    settingsChanged: "The hostel settings are saved.",
  },
  waiting: {
    bedsFree: "There are free beds: choose one of them.",
    joined: "You are on the waiting list. We will write to you when a bed is held for you.",
    left: "You are not on the waiting list any more.",
  },
  printout: {
    notApproved: "You have no approved hostel application: there is nothing to print yet.",
    unknown: "The college confirms no such hostel printout.",
  },
} as const;
