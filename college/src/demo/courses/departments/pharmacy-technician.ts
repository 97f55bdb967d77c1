import type { ClassCourses } from "../table.ts";

export const pharmacyTechnician: readonly ClassCourses[] = [
  {
    level: 100,
    semester: 1,
    compulsory: [
      ["PHT 111", "Anatomy and Physiology I", 3],
      ["PHT 112", "Introduction to Pharmacy Practice", 3],
      ["PHT 113", "Pharmaceutical Calculations I", 3],
      ["PHT 114", "Pharmacy Law and Ethics", 2],
    ],
    elective: [
      ["PHT 115", "Inorganic and Physical Chemistry", 3],
      ["PHT 116", "Cell Biology", 3],
      ["PHT 117", "History of Pharmacy", 2],
      ["PHT 118", "Mathematics for the Health Sciences", 2],
      ["PHT 119", "Physics", 2],
    ],
  },
  {
    level: 100,
    semester: 2,
    compulsory: [
      ["PHT 121", "Anatomy and Physiology II", 3, "PHT 111"],
      ["PHT 122", "Dispensing I", 3, "PHT 112"],
      ["PHT 123", "Organic Chemistry", 3],
      ["PHT 124", "Pharmaceutical Terms and Abbreviations", 2],
    ],
    elective: [
      ["PHT 125", "Pharmacognosy I", 3],
      ["PHT 126", "Pharmaceutical Calculations II", 2, "PHT 113"],
      ["PHT 127", "First Aid", 2],
      ["PHT 128", "Introduction to Biochemistry", 3],
      ["PHT 129", "Public Health and Drug Abuse", 2],
    ],
  },
  {
    level: 200,
    semester: 1,
    compulsory: [
      ["PHT 211", "Pharmacology I", 3, "PHT 121"],
      ["PHT 212", "Dispensing II", 3, "PHT 122"],
      ["PHT 213", "Pharmaceutics I: Dosage Forms", 3],
      ["PHT 214", "Pharmaceutical Microbiology", 3],
    ],
    elective: [
      [
        "PHT 215",
        "Pharmacognosy II: Nigerian Medicinal Plants and Traditional Medicine",
        3,
        "PHT 125",
      ],
      ["PHT 216", "Pharmaceutical Chemistry", 3, "PHT 123"],
      ["PHT 217", "Stores Management and Stock Control", 2],
      ["PHT 218", "Medical Sociology", 2],
      ["PHT 219", "Health Statistics", 3],
    ],
  },
  {
    level: 200,
    semester: 2,
    compulsory: [
      ["PHT 221", "Pharmacology II", 3, "PHT 211"],
      ["PHT 222", "Pharmaceutics II: Sterile Preparations", 3, "PHT 213"],
      ["PHT 223", "Hospital Pharmacy Attachment", 4],
      ["PHT 224", "Drug Information and Patient Counselling", 2],
    ],
    elective: [
      ["PHT 225", "Pharmaceutical Analysis and Quality Assurance", 3],
      ["PHT 226", "Immunological Products, Vaccines and the Cold Chain", 3],
      ["PHT 227", "Veterinary Pharmacy", 2],
      ["PHT 228", "Research Methodology", 2],
      ["PHT 229", "Nutrition and Dietetics", 2],
    ],
  },
  {
    level: 300,
    semester: 1,
    compulsory: [
      ["PHT 311", "Clinical Pharmacy and Therapeutics I", 3, "PHT 221"],
      ["PHT 312", "Community Pharmacy Practice", 3],
      ["PHT 313", "Toxicology", 2],
      ["PHT 314", "Pharmaceutical Technology", 3, "PHT 222"],
    ],
    elective: [
      ["PHT 315", "Drug Supply Management in Primary Health Care and Drug Revolving Schemes", 3],
      ["PHT 316", "Pharmacy Administration", 2],
      ["PHT 317", "Family Planning Commodities", 2],
      ["PHT 318", "Cosmetic Preparations", 2],
      ["PHT 319", "Biopharmaceutics", 3],
    ],
  },
  {
    level: 300,
    semester: 2,
    compulsory: [
      ["PHT 321", "Clinical Pharmacy and Therapeutics II", 3, "PHT 311"],
      ["PHT 322", "Research Project", 4],
      ["PHT 323", "Industrial Attachment and Seminar", 4],
      ["PHT 324", "Pharmacovigilance", 1],
    ],
    elective: [
      ["PHT 325", "Rational Use of Medicines", 2],
      ["PHT 326", "Medical Records and Computing in Pharmacy", 3],
      ["PHT 327", "Procurement and Regulation of Medicines: NAFDAC and the PCN", 3],
      ["PHT 328", "Mental Health and Substance Dependence", 2],
      ["PHT 329", "Marketing of Pharmaceuticals", 3],
    ],
  },
];
