import type { ClassCourses } from "../table.ts";

export const publicHealth: readonly ClassCourses[] = [
  {
    level: 100,
    semester: 1,
    compulsory: [
      ["PUH 111", "Foundations of Public Health", 3],
      ["PUH 112", "Human Biology I", 3],
      ["PUH 113", "Introduction to Health Promotion", 3],
      ["PUH 114", "Ethics in Public Health", 2],
    ],
    elective: [
      ["PUH 115", "Sociology of Health and Illness", 3],
      ["PUH 116", "Introduction to Psychology", 2],
      ["PUH 117", "Nigerian Health System", 2],
      ["PUH 118", "Mathematics for Public Health", 2],
      ["PUH 119", "Elements of Chemistry", 3],
    ],
  },
  {
    level: 100,
    semester: 2,
    compulsory: [
      ["PUH 121", "Human Biology II", 3, "PUH 112"],
      ["PUH 122", "Introduction to Epidemiology", 3],
      ["PUH 123", "Biostatistics I", 3],
      ["PUH 124", "Community Entry and Mobilization", 2],
    ],
    elective: [
      ["PUH 125", "Nutrition in Public Health", 3],
      ["PUH 126", "Environmental Sanitation", 3],
      ["PUH 127", "Communication Skills in Health", 2, "PUH 113"],
      ["PUH 128", "First Aid", 2],
      ["PUH 129", "Microbiology", 2],
    ],
  },
  {
    level: 200,
    semester: 1,
    compulsory: [
      ["PUH 211", "Epidemiology of Communicable Diseases", 3, "PUH 122"],
      ["PUH 212", "Biostatistics II", 3, "PUH 123"],
      ["PUH 213", "Maternal and Child Health", 3],
      ["PUH 214", "Health Policy and Planning", 2],
    ],
    elective: [
      ["PUH 215", "Immunization and Vaccine Management", 3],
      ["PUH 216", "Reproductive and Adolescent Health", 3],
      ["PUH 217", "Community Mental Health", 2],
      ["PUH 218", "Water, Sanitation and Hygiene", 3],
      ["PUH 219", "Health Records Management", 2],
    ],
  },
  {
    level: 200,
    semester: 2,
    compulsory: [
      ["PUH 221", "Epidemiology of Non-Communicable Diseases", 3, "PUH 211"],
      ["PUH 222", "Health Promotion Planning", 3, "PUH 113"],
      ["PUH 223", "Research Methodology", 2],
      ["PUH 224", "Community Posting", 4, "PUH 124"],
    ],
    elective: [
      ["PUH 225", "Occupational Health", 2],
      ["PUH 226", "Health Economics", 3],
      ["PUH 227", "School Health", 2],
      ["PUH 228", "Public Health Nutrition Surveys", 3, "PUH 125"],
      ["PUH 229", "Gender, Culture and Health", 2],
    ],
  },
  {
    level: 300,
    semester: 1,
    compulsory: [
      ["PUH 311", "Disease Surveillance and Notification", 3, "PUH 221"],
      ["PUH 312", "Management of Health Services", 3, "PUH 214"],
      ["PUH 313", "Monitoring and Evaluation", 3],
      ["PUH 314", "Public Health Law", 2],
    ],
    elective: [
      ["PUH 315", "Global Health and International Health Organizations", 2],
      ["PUH 316", "Health Information Systems", 3],
      ["PUH 317", "Ageing and Disability", 2],
      ["PUH 318", "Outbreak Investigation", 3],
      ["PUH 319", "Health Insurance and Community Financing", 2],
    ],
  },
  {
    level: 300,
    semester: 2,
    compulsory: [
      ["PUH 321", "Research Project", 4, "PUH 223"],
      ["PUH 322", "Advocacy and Social Mobilization", 2],
      ["PUH 323", "Public Health Internship", 4, "PUH 224"],
      ["PUH 324", "Seminar in Current Issues of Public Health", 1],
    ],
    elective: [
      ["PUH 325", "Emergency Preparedness, Response and Resilience of Health Systems", 3],
      ["PUH 326", "Tobacco, Alcohol and Substance Abuse Control", 2],
      ["PUH 327", "Malaria, HIV and Tuberculosis Programmes", 3],
      ["PUH 328", "Grant Writing", 2],
      ["PUH 329", "Qualitative Research", 3],
    ],
  },
];
