const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

const bedIn = (bed: string, room: string): string => `Bed ${bed}, room ${room}`;

/** The texts of the hostel page. Those of the specification are verbatim (§2, §4, §8). */
export const hostelTexts = {
  bedIn,

  error: {
    title: "Error Loading Application",
    fallback: "Something went wrong. Please try refreshing the page or contact support.",
    incomplete: "Fetched data is incomplete or in an unexpected format.",
    toast: (reason: string) => `Could not load hostel application data: ${reason}`,
    status: (reason: string) => `Could not fetch application status: ${reason}`,
    statusTitle: "Your application could not be shown",
  },

  unpaid: {
    text: "Unauthorized! You have to pay for hostel fee before applying",
    payNow: "Pay now",
  },

  closed: {
    title: "Hostel Applications Closed",
    since: (moment: string) => `The deadline was ${moment}.`,
    until: (moment: string) => `The deadline is ${moment}, but applications are not open now.`,
    unknown: "Applications for a bed are not open now. No date has been announced.",
    toHome: "Go to Homepage",
  },

  open: {
    counters: { rooms: "Available Rooms", beds: "Available Beds" },
  },

  countdown: {
    title: "Time left to apply",
    deadline: "Deadline",
    passed: "Deadline Passed",
    none: "The college has announced no deadline. Applications are open until it closes them.",
    units: { days: "Days", hours: "Hours", minutes: "Minutes", seconds: "Seconds" },
  },

  live: {
    live: "Live: beds change here as they are taken and freed.",
    connecting: "Connecting to live updates…",
    reconnecting: "Connection lost. Reconnecting… Updates every 15 seconds",
    unavailable: "Updates every 15 seconds",
  },

  rooms: {
    title: "Rooms",
    none: "No Rooms Available",
    noneHint: "Every bed that you could have is taken at the moment.",
    floor: (floor: number) => (floor === 0 ? "Ground floor" : `Floor ${floor}`),
    floorSummary: (beds: number, rooms: number) =>
      beds === 0
        ? "No bed free"
        : `${count(beds, "bed", "beds")} free in ${count(rooms, "room", "rooms")}`,
    room: (number: string) => `Room ${number}`,
    free: (available: number, total: number) =>
      `${available} of ${count(total, "bed", "beds")} free`,
    percent: (percent: number) => `${percent}% available`,
    bed: (number: string) => `Bed ${number}`,
    bedFree: "Free",
    bedTaken: "Taken",
    takenName: (bed: string, room: string) => `${bedIn(bed, room)}, Taken`,
    noListedBeds: "This room has free places, but no beds to choose here. Contact the admin.",
  },

  choose: {
    title: "Claim this bed?",
    hostel: "Hostel",
    floor: "Floor",
    room: "Room",
    bed: "Bed",
    text: "You can hold one bed this session. The hostel office decides on your application.",
    takenNow: "Another student has just taken this bed. Choose another one.",
    back: "Go back",
    yes: "Claim bed",
    busy: "Selecting...",
    selected: "Bed selected successfully! Fetching application status...",
    failed: (reason: string) => `Bed Selection Failed: ${reason}`,
    fallback: "Failed to select bed.",
  },

  trouble: {
    taken: {
      title: (bed: string, room: string) => `${bedIn(bed, room)} is taken`,
      nearest: "These free beds are the nearest to it:",
      none: "No other bed is free at the moment.",
    },
    refused: {
      title: (bed: string, room: string) => `${bedIn(bed, room)} was not claimed`,
    },
    unsure: {
      title: (bed: string, room: string) => `It is not known whether you have ${bedIn(bed, room)}`,
      text: "The answer did not arrive. Try again: you cannot get two beds by it.",
      retry: "Try Again",
      retrying: "Trying again...",
    },
  },

  status: {
    pendingTitle: "Application Pending",
    pending: "Awaiting Review, you will be notified once a decision is made",
    approvedTitle: "Application Approved!",
    approved:
      "Congratulations! Your room has been confirmed. Please check your email for further instructions.",
    title: "Application Status",
    rejected: "Important Update: your application could not be approved, contact administration",
    other: (status: string) => `Your application is marked "${status}".`,
    room: "Room",
    bed: "Bed",
    approvedAt: "Approved on",
    approvedBy: "Approved by",
    reason: "Reason",
    applyAgain: "Apply again",
    toHome: "Back to Homepage",
  },

  printout: {
    label: "Download Printout",
    busy: "Downloading...",
    failed: "Failed to download hostel application printout. Please try again.",
    startedTitle: "Download In Progress!",
    started: "Your hostel printout is being downloaded. Please check your downloads folder.",
  },

  waiting: {
    title: "Waiting list",
    offerText:
      "All beds are taken. Join the waiting list: when a bed is free, it is held for you and we write to you.",
    join: "Join the waiting list",
    joining: "Joining...",
    position: (position: number) => `You are number ${position} on the waiting list.`,
    on: "You are on the waiting list.",
    since: (moment: string) =>
      `Since ${moment}. When a bed is free, it is held for you and we write to you.`,
    leave: "Leave the waiting list",
    leaving: "Leaving...",
    leaveTitle: "Leave the waiting list?",
    leaveText: "You lose your place. If you join again, you are last.",
    declineTitle: "Turn this bed down?",
    declineText: "The bed goes to the next student, and you leave the waiting list.",
    decline: "Turn it down",
    stay: "Stay on the list",
    keep: "Keep the bed",
    offerTitle: "A bed is held for you",
    heldUntil: "Held until",
    timeLeft: "Time left to take it",
    offerEnded: "The offer has ended.",
    take: "Take this bed",
    failed: "The waiting list could not be changed. Please try again.",
  },
} as const;
