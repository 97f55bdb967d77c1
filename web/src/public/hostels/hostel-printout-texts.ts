export const hostelPrintoutTexts = {
  genuine: "This hostel printout is genuine",
  genuineHint: (college: string) =>
    `${college} issued this printout, and the bed is still the student's.`,
  unknown: "No such hostel printout",
  unknownHint: (college: string) =>
    `${college} confirms no hostel printout with this code: it was never issued, or the bed is not the student's any more. Check that the whole code was scanned.`,
  name: "Name",
  matricNumber: "Matric number",
  session: "Session",
  hostel: "Hostel",
  room: "Room",
  bed: "Bed",
  approvedAt: "Approved",
} as const;
