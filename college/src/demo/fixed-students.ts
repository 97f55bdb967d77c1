import type { DemoEnrolment } from "./enrolments.ts";
import type { DemoPerson } from "./person.ts";

interface FixedStudent extends DemoEnrolment {
  /** The fixed facts of the person; the rest is random. */
  readonly person: Partial<DemoPerson>;
}

/** The students behind `demoAccounts`; their numbers are the same on every day. */
export const fixedStudents: readonly FixedStudent[] = [
  {
    matricNumber: "COHT/2025/001",
    mustChangePassword: false,
    department: "Community Health",
    level: 100,
    hasPassport: true,
    paid: "nothing",
    record: "drawn",
    registration: "none",
    person: {
      surname: "Adeyemi",
      firstName: "Folake",
      otherName: "Oluwaseun",
      sex: "Female",
      stateOfOrigin: "Oyo",
      lga: "Ibadan North",
      religion: "Christianity",
      maritalStatus: "Single",
      maidenName: null,
    },
  },
  {
    matricNumber: "COHT/2024/002",
    mustChangePassword: false,
    department: "Pharmacy Technician",
    level: 200,
    hasPassport: true,
    paid: "tuition and hostel",
    record: "one carryover",
    registration: "none",
    person: {
      surname: "Bello",
      firstName: "Aisha",
      otherName: null,
      sex: "Female",
      stateOfOrigin: "Kano",
      lga: "Nassarawa",
      religion: "Islam",
      maritalStatus: "Single",
      maidenName: null,
    },
  },
  {
    matricNumber: "COHT/2024/003",
    mustChangePassword: false,
    department: "Medical Laboratory Science",
    level: 200,
    hasPassport: true,
    paid: "tuition",
    record: "passed",
    registration: "complete",
    person: {
      surname: "Eze",
      firstName: "Chukwuemeka",
      otherName: "Kelechi",
      sex: "Male",
      stateOfOrigin: "Enugu",
      lga: "Nsukka",
      religion: "Christianity",
      maritalStatus: "Single",
      maidenName: null,
    },
  },
  {
    matricNumber: "COHT/2025/004",
    mustChangePassword: true,
    department: "Public Health",
    level: 100,
    hasPassport: false,
    paid: "nothing",
    record: "drawn",
    registration: "none",
    person: {
      surname: "Musa",
      firstName: "Halima",
      otherName: null,
      sex: "Female",
      stateOfOrigin: "Kaduna",
      lga: "Zaria",
      religion: "Islam",
      maritalStatus: "Single",
      maidenName: null,
    },
  },
];

/** A student whose courses of the running semester are below its minimum of credits on every day. */
export const repeater: FixedStudent = {
  matricNumber: "COHT/2023/005",
  mustChangePassword: false,
  department: "Environmental Health",
  level: 200,
  hasPassport: false,
  paid: "tuition",
  record: "under the minimum",
  registration: "none",
  repeatsLevel: true,
  person: {
    surname: "Gyang",
    firstName: "Istifanus",
    otherName: "Dung",
    sex: "Male",
    stateOfOrigin: "Plateau",
    lga: "Jos South",
    religion: "Christianity",
    maritalStatus: "Single",
    maidenName: null,
  },
};
