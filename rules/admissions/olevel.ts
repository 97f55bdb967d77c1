import { onlyProblems } from "../only-problems.ts";
import { isInLatinLetters } from "../profiles/latin-letters.ts";
import type { Problems } from "../profiles/personal-details.ts";
import { fieldTexts, olevelTexts } from "../texts.ts";
import { normaliseCandidateNumber } from "./candidate-number.ts";

export const examTypes = ["WAEC", "NECO", "NABTEB"] as const;

export const grades = ["A1", "B2", "B3", "C4", "C5", "C6", "D7", "E8", "F9"] as const;

/**
 * What WAEC, NECO and NABTEB examine under the names on their results, the common ones first: the senior
 * secondary curriculum of 2011 with its trade subjects, the subjects before it that results of earlier years
 * show, and those of 2025. Two names of one subject are one entry.
 */
export const subjects: readonly string[] = [
  "English Language",
  "Mathematics",
  "Biology",
  "Chemistry",
  "Physics",
  "Agricultural Science",
  "Civic Education",
  "Economics",
  "Geography",
  "Further Mathematics",
  "Health Education/Health Science",
  "Food and Nutrition",
  "Animal Husbandry",
  "Arabic",
  "Auto Body Repairs and Spray Painting",
  "Auto Electrical Works",
  "Auto Mechanical Works",
  "Basic Electricity",
  "Basic Electronics",
  "Beauty and Cosmetology",
  "Block Laying, Brick Laying and Concreting",
  "Bookkeeping",
  "Building Construction",
  "Business Management",
  "Carpentry and Joinery",
  "Catering Craft Practice",
  "Christian Religious Studies",
  "Citizenship and Heritage Studies",
  "Clothing and Textiles",
  "Commerce",
  "Computer Hardware and GSM Repairs",
  "Computer Studies",
  "Cosmetology",
  "Data Processing",
  "Digital Technologies",
  "Dyeing and Bleaching",
  "Edo",
  "Efik",
  "Electrical Installation and Maintenance Works",
  "Electronics",
  "Fashion Design and Garment Making",
  "Financial Accounting",
  "Fisheries",
  "French",
  "Fulfulde",
  "Furniture Making",
  "Garment Making",
  "General Metal Work",
  "Government",
  "GSM Maintenance and Repairs",
  "Hausa",
  "History",
  "Home Management",
  "Ibibio",
  "Igbo",
  "Insurance",
  "Islamic Studies",
  "Kanuri",
  "Leather Goods Manufacturing and Repair",
  "Literature in English",
  "Livestock Farming",
  "Machine Woodworking",
  "Marketing",
  "Mechanical Engineering Craft Practice",
  "Mining",
  "Music",
  "Nigerian History",
  "Office Practice",
  "Painting and Decorating",
  "Photography",
  "Physical Education",
  "Plumbing and Pipe Fitting",
  "Printing Craft Practice",
  "Radio, Television and Electronics Works",
  "Refrigeration and Air Conditioning",
  "Salesmanship",
  "Shorthand",
  "Solar Photovoltaic Installation and Maintenance",
  "Statistics",
  "Stenography",
  "Store Keeping",
  "Store Management",
  "Technical Drawing",
  "Textile Trade",
  "Tourism",
  "Typewriting",
  "Upholstery",
  "Visual Art",
  "Welding and Fabrication Engineering Craft Practice",
  "Woodwork",
  "Word Processing",
  "Yoruba",
];

/** How many subjects a candidate may sit, and how many a complete application shows over its sittings. */
export const maximumSubjects = 9;
export const minimumSubjects = 5;

/** The earliest accepted year: no eligible applicant sat an earlier exam. */
export const firstExamYear = 1980;
const longestSchoolName = 120;

interface SubjectRow {
  readonly name: string;
  readonly grade: string;
}

export interface SittingValues {
  readonly schoolName: string;
  readonly examType: string;
  readonly year: string;
  readonly examNumber: string;
  readonly subjects: readonly SubjectRow[];
}

/** The one form of an exam number: in upper case, without spaces, dashes and slashes. */
export const normaliseExamNumber = (text: string): string => normaliseCandidateNumber(text);

const isIn = <T extends string>(text: string, choices: readonly T[]): text is T =>
  choices.some((choice) => choice === text);

/**
 * WAEC: the 7 digits of the centre and the 3 of the candidate (waecdirect.org). NECO: the form of its own text
 * message is 12345678AB (nairametrics.com, 17 September 2025); slips show 10 digits too, with the letters and
 * without, and turning away a genuine number costs more than taking a wrong one, which the slip shows anyway.
 * NABTEB: the 5 digits of the centre and the 3 of the candidate (eworld.nabteb.gov.ng).
 */
const examNumberForms: Readonly<Record<(typeof examTypes)[number], RegExp>> = {
  WAEC: /^\d{10}$/,
  NECO: /^(?:\d{10}(?:[A-Z]{2})?|\d{8}[A-Z]{2})$/,
  NABTEB: /^\d{8}$/,
};

const schoolNameProblem = (text: string): string | undefined => {
  const schoolName = text.trim();
  if (schoolName.length > longestSchoolName) return fieldTexts.tooLong(longestSchoolName);
  if (!isInLatinLetters(schoolName)) return fieldTexts.latin;
  return /\p{L}/u.test(schoolName) ? undefined : olevelTexts.schoolName;
};

const yearProblem = (text: string, today: string): string | undefined => {
  const year = text.trim();
  const thisYear = Number(today.slice(0, 4));
  if (year === "") return olevelTexts.year;
  return /^\d{4}$/.test(year) && Number(year) >= firstExamYear && Number(year) <= thisYear
    ? undefined
    : olevelTexts.yearRange(firstExamYear, thisYear);
};

const examNumberProblem = (text: string, examType: string): string | undefined => {
  const examNumber = normaliseExamNumber(text);
  if (examNumber === "") return olevelTexts.examNumber;
  if (!isIn(examType, examTypes)) return undefined;
  return examNumberForms[examType].test(examNumber)
    ? undefined
    : olevelTexts.examNumberForms[examType];
};

const isFilled = ({ name, grade }: SubjectRow): boolean => name !== "" || grade !== "";

const countProblem = (count: number): string | undefined => {
  if (count === 0) return olevelTexts.noSubjects;
  return count > maximumSubjects ? olevelTexts.tooManySubjects(maximumSubjects) : undefined;
};

const subjectProblem = (name: string, before: readonly SubjectRow[]): string | undefined => {
  if (name === "") return olevelTexts.subjectOfGrade;
  if (!subjects.includes(name)) return olevelTexts.subject;
  return before.some((row) => row.name === name) ? olevelTexts.subjectTwice(name) : undefined;
};

const gradeProblem = ({ name, grade }: SubjectRow): string | undefined => {
  if (isIn(grade, grades)) return undefined;
  return grade === "" ? olevelTexts.gradeOfSubject(name) : olevelTexts.grade(grades);
};

const rowProblems = (rows: readonly SubjectRow[]): Record<string, string | undefined> =>
  Object.fromEntries(
    rows.flatMap((row, index) =>
      isFilled(row)
        ? [
            [`subjects.${index}.name`, subjectProblem(row.name, rows.slice(0, index))],
            [`subjects.${index}.grade`, gradeProblem(row)],
          ]
        : [],
    ),
  );

/** Problems that block saving a sitting; `subjects.0.grade` names a row's cell. Empty rows are ignored. */
export const sittingProblems = (sitting: SittingValues, today: string): Problems =>
  onlyProblems({
    schoolName: schoolNameProblem(sitting.schoolName),
    examType: isIn(sitting.examType, examTypes) ? undefined : olevelTexts.examType(examTypes),
    year: yearProblem(sitting.year, today),
    examNumber: examNumberProblem(sitting.examNumber, sitting.examType),
    subjects: countProblem(sitting.subjects.filter(isFilled).length),
    ...rowProblems(sitting.subjects),
  });

/** Missing parts of a sitting; all of them if the sitting does not exist. */
export const sittingMissing = (sitting: SittingValues | undefined): Problems => {
  const lacks = (text: string | undefined, sentence: string) =>
    (text ?? "").trim() === "" ? sentence : undefined;
  return onlyProblems({
    schoolName: lacks(sitting?.schoolName, olevelTexts.schoolName),
    examType: lacks(sitting?.examType, olevelTexts.examType(examTypes)),
    year: lacks(sitting?.year, olevelTexts.year),
    examNumber: lacks(sitting?.examNumber, olevelTexts.examNumber),
    subjects: sitting?.subjects.some(isFilled) ? undefined : olevelTexts.noSubjects,
  });
};
