import type { ClassCourses } from "../table.ts";

export const medicalLaboratoryScience: readonly ClassCourses[] = [
  {
    level: 100,
    semester: 1,
    compulsory: [
      ["MLS 111", "Anatomy and Physiology I", 3],
      ["MLS 112", "Introduction to Medical Laboratory Practice", 3],
      ["MLS 113", "General Chemistry I", 3],
      ["MLS 114", "Laboratory Safety and Ethics", 2],
    ],
    elective: [
      ["MLS 115", "General Biology I", 3],
      ["MLS 116", "Physics for Laboratory Technicians", 3],
      ["MLS 117", "Mathematics", 2],
      ["MLS 118", "Care of Laboratory Glassware and Reagents", 2],
      ["MLS 119", "Medical Sociology", 2],
    ],
  },
  {
    level: 100,
    semester: 2,
    compulsory: [
      ["MLS 121", "Anatomy and Physiology II", 3, "MLS 111"],
      ["MLS 122", "General Chemistry II", 3, "MLS 113"],
      ["MLS 123", "Medical Microbiology I", 3],
      ["MLS 124", "Laboratory Instrumentation", 2],
    ],
    elective: [
      ["MLS 125", "General Biology II", 3, "MLS 115"],
      ["MLS 126", "Histology of the Tissues", 3],
      ["MLS 127", "Collection, Labelling and Transport of Specimens", 2],
      ["MLS 128", "First Aid", 2],
      ["MLS 129", "Basic Medical Statistics", 2],
    ],
  },
  {
    level: 200,
    semester: 1,
    compulsory: [
      ["MLS 211", "Medical Microbiology II: Bacteriology", 3, "MLS 123"],
      ["MLS 212", "Haematology I", 3],
      ["MLS 213", "Chemical Pathology I", 3, "MLS 122"],
      ["MLS 214", "Medical Parasitology", 3],
    ],
    elective: [
      ["MLS 215", "Blood Group Serology I", 3],
      ["MLS 216", "Histopathology and Cytology I", 3, "MLS 126"],
      ["MLS 217", "Laboratory Animal Science", 2],
      ["MLS 218", "Public Health Microbiology of Water, Milk and Food", 2],
      ["MLS 219", "Immunology", 3],
    ],
  },
  {
    level: 200,
    semester: 2,
    compulsory: [
      ["MLS 221", "Haematology II", 3, "MLS 212"],
      ["MLS 222", "Chemical Pathology II", 3, "MLS 213"],
      ["MLS 223", "Virology and Mycology", 3],
      ["MLS 224", "Hospital Laboratory Posting I", 3],
    ],
    elective: [
      ["MLS 225", "Blood Group Serology II and Blood Transfusion Services", 3, "MLS 215"],
      ["MLS 226", "Histopathology and Cytology II", 3, "MLS 216"],
      ["MLS 227", "Quality Control in the Medical Laboratory", 2],
      ["MLS 228", "Research Methodology", 2],
      ["MLS 229", "Phlebotomy", 2],
    ],
  },
  {
    level: 300,
    semester: 1,
    compulsory: [
      ["MLS 311", "Advanced Medical Microbiology", 3, "MLS 211"],
      ["MLS 312", "Advanced Haematology and Blood Transfusion Science", 3, "MLS 221"],
      ["MLS 313", "Clinical Chemistry", 3, "MLS 222"],
      ["MLS 314", "Laboratory Management", 2],
    ],
    elective: [
      ["MLS 315", "Molecular Diagnostics", 3],
      ["MLS 316", "Entomology and Vector Identification", 2],
      ["MLS 317", "Epidemiology", 2],
      ["MLS 318", "Toxicology and Drug Assay", 3],
      ["MLS 319", "Museum Techniques", 2],
    ],
  },
  {
    level: 300,
    semester: 2,
    compulsory: [
      ["MLS 321", "Research Project", 4],
      ["MLS 322", "Hospital Laboratory Posting II", 4, "MLS 224"],
      ["MLS 323", "Laboratory Information Systems", 2],
      ["MLS 324", "Seminar", 1],
    ],
    elective: [
      ["MLS 325", "Tuberculosis and HIV Diagnosis", 3],
      ["MLS 326", "Forensic Laboratory Science", 2],
      ["MLS 327", "External Quality Assessment and the Accreditation of Laboratories", 3],
      ["MLS 328", "Fertility Studies and Semen Analysis", 2],
      ["MLS 329", "Cancer Screening", 3],
    ],
  },
];
