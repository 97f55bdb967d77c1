/** The lists of graduates that the senate approves. */
export const senateListTexts = {
  noProgramme: "Choose a programme from the list.",
  noSession: "Choose a session from the list.",
  noGraduates:
    "Nobody is left to be listed: every graduate of this session is on an approved list.",
  listWaiting: "A list of these graduates waits for a decision. Decide on it first.",
  prepared: (graduates: number) =>
    `The list names ${graduates === 1 ? "1 graduate" : `${graduates} graduates`}. Somebody else has to approve it.`,
  noList: "There is no such list.",
  notWaiting: "This list does not wait for a decision any more.",
  secondPerson: "You prepared this list yourself. Somebody else has to approve it.",
  outdated: (names: string) =>
    `What the list says is not so any more of ${names}. Decline it, and prepare another one.`,
  approved: "The list is approved. Its graduates are informed.",
  declined: "The list is declined.",
  states: { waiting: "Waiting", approved: "Approved", declined: "Declined" },
  noClass: "Without a class of award",
} as const;
