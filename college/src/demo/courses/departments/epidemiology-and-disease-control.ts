import type { ClassCourses } from "../table.ts";

export const epidemiologyAndDiseaseControl: readonly ClassCourses[] = [
  {
    level: 100,
    semester: 1,
    compulsory: [
      ["EDC 111", "Principles of Epidemiology I", 3],
      ["EDC 112", "Anatomy and Physiology I", 3],
      ["EDC 113", "Introduction to Public Health", 3],
      ["EDC 114", "Professional Ethics", 2],
    ],
    elective: [
      ["EDC 115", "Mathematics for Epidemiology", 3],
      ["EDC 116", "General Biology", 3],
      ["EDC 117", "Medical Geography", 2],
      ["EDC 118", "Medical Sociology", 2],
      ["EDC 119", "General Chemistry", 2],
    ],
  },
  {
    level: 100,
    semester: 2,
    compulsory: [
      ["EDC 121", "Principles of Epidemiology II", 3, "EDC 111"],
      ["EDC 122", "Anatomy and Physiology II", 3, "EDC 112"],
      ["EDC 123", "Medical Microbiology", 3],
      ["EDC 124", "Immunology and Vaccines", 2],
    ],
    elective: [
      ["EDC 125", "Biostatistics I", 3, "EDC 115"],
      ["EDC 126", "Parasitology", 3],
      ["EDC 127", "Health Education", 2],
      ["EDC 128", "Demography", 2],
      ["EDC 129", "First Aid", 2],
    ],
  },
  {
    level: 200,
    semester: 1,
    compulsory: [
      ["EDC 211", "Epidemiology of Vaccine-Preventable Diseases", 3, "EDC 121"],
      ["EDC 212", "Disease Surveillance I", 3],
      ["EDC 213", "Vector Biology and Control", 3],
      ["EDC 214", "Infection Prevention and Control", 2],
    ],
    elective: [
      ["EDC 215", "Biostatistics II", 3, "EDC 125"],
      ["EDC 216", "Neglected Tropical Diseases", 3],
      ["EDC 217", "Environmental Epidemiology", 2],
      ["EDC 218", "Cold Chain and Logistics", 2],
      ["EDC 219", "Laboratory Methods in Epidemiology", 3, "EDC 123"],
    ],
  },
  {
    level: 200,
    semester: 2,
    compulsory: [
      [
        "EDC 221",
        "Disease Surveillance II: Integrated Disease Surveillance and Response",
        3,
        "EDC 212",
      ],
      ["EDC 222", "Outbreak Investigation and Control", 3, "EDC 121"],
      ["EDC 223", "Research Methodology", 2],
      ["EDC 224", "Field Epidemiology Posting I", 4],
    ],
    elective: [
      ["EDC 225", "Epidemiology of Malaria, Tuberculosis and HIV", 3],
      ["EDC 226", "Non-Communicable Disease Epidemiology", 3],
      ["EDC 227", "Zoonoses and One Health", 2],
      ["EDC 228", "Contact Tracing and Case Management", 2],
      ["EDC 229", "Computing and Epi Info", 2],
    ],
  },
  {
    level: 300,
    semester: 1,
    compulsory: [
      ["EDC 311", "Advanced Epidemiological Methods", 3, "EDC 222"],
      ["EDC 312", "Management of Disease Control Programmes", 3],
      ["EDC 313", "Viral Haemorrhagic Fevers: Lassa, Ebola and Marburg", 3],
      ["EDC 314", "Quarantine Services and Port Health", 2],
    ],
    elective: [
      ["EDC 315", "Geographic Information Systems in Disease Mapping", 3],
      ["EDC 316", "Hospital Epidemiology", 2],
      ["EDC 317", "Monitoring and Evaluation", 2],
      ["EDC 318", "Risk Communication and Community Engagement", 3],
      ["EDC 319", "Nutritional Epidemiology", 2],
    ],
  },
  {
    level: 300,
    semester: 2,
    compulsory: [
      ["EDC 321", "Research Project", 4, "EDC 223"],
      ["EDC 322", "Field Epidemiology Posting II", 4, "EDC 224"],
      ["EDC 323", "Public Health Emergency Operations Centres", 2],
      ["EDC 324", "Seminar", 1],
    ],
    elective: [
      ["EDC 325", "Antimicrobial Resistance and Stewardship", 3],
      ["EDC 326", "Bioterrorism and Biosafety", 2],
      ["EDC 327", "Mathematical Modelling of Epidemics", 3, "EDC 215"],
      ["EDC 328", "Health Policy", 2],
      ["EDC 329", "Molecular Epidemiology and Genomic Surveillance", 3],
    ],
  },
];
