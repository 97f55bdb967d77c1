import { type DemoStudent, demoStudents } from "../../college/src/demo/students.ts";
import { today } from "./today.ts";

type Payments = Pick<DemoStudent, "tuitionPaid" | "hostelPaid" | "mustChangePassword">;

const everybody = demoStudents({ today });

/** Demo students in the given state, without the fixed accounts, which people and other tests use. */
function studentsWith(state: Payments, level: (level: number) => boolean): readonly DemoStudent[] {
  return everybody.filter(
    (student) =>
      level(student.level) &&
      student.tuitionPaid === state.tuitionPaid &&
      student.hostelPaid === state.hostelPaid &&
      student.mustChangePassword === state.mustChangePassword &&
      !/\/00\d$/.test(student.matricNumber),
  );
}

const firstYear = (level: number) => level === 100;
const laterYear = (level: number) => level > 100;
const nothing = { tuitionPaid: false, hostelPaid: false, mustChangePassword: false };
const tuition = { ...nothing, tuitionPaid: true };

const [
  payer,
  underfundedPayer,
  decliner,
  leaver,
  backButtonUser,
  clicker,
  accountHolder,
  cashPayer,
  doublePayer,
  bankPayer,
  loanHolder,
  scholar,
  sectionPayer,
] = studentsWith(nothing, firstYear);
// Students of later years have receipts of earlier sessions.
const [phonePayer, forgetful, typist, tellerPayer] = studentsWith(nothing, laterYear);
const [boarder, phoneBoarder, editor, uploader] = studentsWith(tuition, laterYear);
const [newcomer] = studentsWith({ ...nothing, mustChangePassword: true }, firstYear);

/** One student per journey. No student is shared, so journeys do not affect each other. */
export const journeyStudents = {
  payer: student(payer),
  phonePayer: student(phonePayer),
  decliner: student(decliner),
  underfundedPayer: student(underfundedPayer),
  leaver: student(leaver),
  backButtonUser: student(backButtonUser),
  clicker: student(clicker),
  accountHolder: student(accountHolder),
  sectionPayer: student(sectionPayer),
  cashPayer: student(cashPayer),
  doublePayer: student(doublePayer),
  bankPayer: student(bankPayer),
  loanHolder: student(loanHolder),
  scholar: student(scholar),
  tellerPayer: student(tellerPayer),
  forgetful: student(forgetful),
  typist: student(typist),
  boarder: student(boarder),
  phoneBoarder: student(phoneBoarder),
  editor: student(editor),
  uploader: student(uploader),
  newcomer: student(newcomer),
};

/** The demo student with this number. */
export const studentNumbered = (number: string) =>
  student(everybody.find(({ matricNumber }) => matricNumber === number));

function student(found: DemoStudent | undefined): DemoStudent & { readonly login: string } {
  if (found === undefined)
    throw new Error("The demo data holds too few students for the journeys.");
  return { ...found, login: found.matricNumber };
}
