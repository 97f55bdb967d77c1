import { expect, it } from "vitest";
import { programmeProblems, programmeRulesProblems } from "./programme.ts";
import { programmeTexts } from "./texts.ts";

const programme = {
  code: "chew",
  name: "Community Health Extension Workers",
  award: "",
  years: 3,
  council: "",
  entryPapers: null,
};

const rules = {
  passMark: 50,
  caMaximum: 30,
  graduationCgpa: 200,
  standingCgpa: 200,
  standingCarryoverCredits: 15,
  classes: [
    { name: "Distinction", cgpa: 350 },
    { name: "Pass", cgpa: 200 },
  ],
  electiveCredits: [{ level: 200, credits: 4 }],
};

it("accepts a programme and its rules", () => {
  expect([programmeProblems(programme), programmeRulesProblems(rules)]).toEqual([{}, {}]);
});

it.each([
  ["code", { code: "C" }],
  ["code", { code: "COMMUNITY-HEALTH" }],
  ["name", { name: "1" }],
  ["years", { years: 0 }],
  ["years", { years: Number.NaN }],
  ["award", { award: "x".repeat(121) }],
  ["entryPapers", { entryPapers: ["Birth certificate", "birth certificate "] }],
  ["entryPapers", { entryPapers: [""] }],
])("names a wrong %s", (field, wrong) => {
  expect(Object.keys(programmeProblems({ ...programme, ...wrong }))).toEqual([field]);
});

it.each<[string, Partial<typeof rules>, string]>([
  ["passMark", { passMark: 0 }, programmeTexts.passMark],
  ["caMaximum", { caMaximum: 100.5 }, programmeTexts.caMaximum],
  ["graduationCgpa", { graduationCgpa: Number.NaN }, programmeTexts.cgpa],
  ["classes", { classes: rules.classes.toReversed() }, programmeTexts.classOrder],
  ["classes", { classes: [{ name: "", cgpa: 300 }] }, programmeTexts.className],
  [
    "electiveCredits",
    {
      electiveCredits: [
        { level: 200, credits: 4 },
        { level: 200, credits: 2 },
      ],
    },
    programmeTexts.levelTwice,
  ],
  ["electiveCredits", { electiveCredits: [{ level: 150, credits: 4 }] }, programmeTexts.electives],
])("names wrong rules: %s", (field, wrong, message) => {
  expect(programmeRulesProblems({ ...rules, ...wrong })).toEqual({ [field]: message });
});
