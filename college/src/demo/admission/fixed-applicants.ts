import type { DemoPerson } from "../person.ts";
import type { Stage } from "./stages.ts";

interface FixedApplicant {
  readonly courseCode: string;
  readonly stage: Stage;
  /** What is fixed of the person; the rest is drawn. */
  readonly person: Partial<DemoPerson>;
}

/** The applicants behind `demoAccounts`, numbered from 00001 on, whatever day it is. */
export const fixedApplicants: readonly FixedApplicant[] = [
  {
    courseCode: "CHE",
    stage: "verified",
    person: {
      surname: "Okonkwo",
      firstName: "Chidinma",
      otherName: "Grace",
      sex: "Female",
      stateOfOrigin: "Anambra",
      lga: "Aguata",
      religion: "Christianity",
      maritalStatus: "Single",
      maidenName: null,
    },
  },
  {
    courseCode: "PHT",
    stage: "half",
    person: {
      surname: "Yusuf",
      firstName: "Ibrahim",
      otherName: null,
      sex: "Male",
      stateOfOrigin: "Kano",
      lga: "Nassarawa",
      religion: "Islam",
      maritalStatus: "Single",
      maidenName: null,
    },
  },
  {
    courseCode: "MLS",
    stage: "submitted",
    person: {
      surname: "Adebayo",
      firstName: "Temitope",
      otherName: "Olamide",
      sex: "Female",
      stateOfOrigin: "Oyo",
      lga: "Ibadan North",
      religion: "Christianity",
      maritalStatus: "Single",
      maidenName: null,
    },
  },
  {
    courseCode: "EVH",
    stage: "offered",
    person: {
      surname: "Ibrahim",
      firstName: "Zainab",
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
