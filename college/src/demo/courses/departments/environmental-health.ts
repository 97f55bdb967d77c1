import type { ClassCourses } from "../table.ts";

export const environmentalHealth: readonly ClassCourses[] = [
  {
    level: 100,
    semester: 1,
    compulsory: [
      ["EVH 111", "Introduction to Environmental Health", 3],
      ["EVH 112", "Human Anatomy and Physiology I", 3],
      ["EVH 113", "Water Supply and Sanitation I", 3],
      ["EVH 114", "Ethics of the Environmental Health Profession", 2],
    ],
    elective: [
      ["EVH 115", "Basic Ecology", 3],
      ["EVH 116", "Physics of Heat, Light and Sound", 2],
      ["EVH 117", "General Chemistry", 3],
      ["EVH 118", "Technical Drawing", 2],
      ["EVH 119", "Sociology of Health", 2],
    ],
  },
  {
    level: 100,
    semester: 2,
    compulsory: [
      ["EVH 121", "Human Anatomy and Physiology II", 3, "EVH 112"],
      ["EVH 122", "Water Supply and Sanitation II", 3, "EVH 113"],
      ["EVH 123", "Medical Entomology and Parasitology", 3],
      ["EVH 124", "Housing and Health", 2],
    ],
    elective: [
      ["EVH 125", "Building Construction and Drawing", 3, "EVH 118"],
      ["EVH 126", "Microbiology for Environmental Health", 3],
      ["EVH 127", "First Aid and Safety", 2],
      ["EVH 128", "Health Education", 2],
      ["EVH 129", "Introduction to Biochemistry", 2],
    ],
  },
  {
    level: 200,
    semester: 1,
    compulsory: [
      ["EVH 211", "Waste Management I: Solid Waste", 3],
      ["EVH 212", "Food Hygiene and Safety", 3],
      ["EVH 213", "Vector and Pest Control", 3, "EVH 123"],
      ["EVH 214", "Public Health Law I", 2],
    ],
    elective: [
      ["EVH 215", "Occupational Health and Safety I", 3],
      ["EVH 216", "Epidemiology of Communicable Diseases", 3],
      ["EVH 217", "Surveying and Settlement Layout", 2],
      ["EVH 218", "Biostatistics", 3],
      ["EVH 219", "School Sanitation", 2],
    ],
  },
  {
    level: 200,
    semester: 2,
    compulsory: [
      ["EVH 221", "Waste Management II: Sewage and Excreta", 3, "EVH 211"],
      ["EVH 222", "Meat and Fish Inspection I", 3, "EVH 212"],
      ["EVH 223", "Public Health Law II", 2, "EVH 214"],
      ["EVH 224", "Field Attachment in a Local Government Area", 4],
    ],
    elective: [
      ["EVH 225", "Air, Noise and Radiation Pollution", 3],
      ["EVH 226", "Occupational Health and Safety II", 2, "EVH 215"],
      ["EVH 227", "Disease Control and Immunization", 3],
      ["EVH 228", "Research Methodology", 2],
      ["EVH 229", "Sanitation of Markets, Abattoirs and Places of Public Assembly", 2],
    ],
  },
  {
    level: 300,
    semester: 1,
    compulsory: [
      ["EVH 311", "Meat and Fish Inspection II", 3, "EVH 222"],
      ["EVH 312", "Environmental Impact Assessment", 3],
      ["EVH 313", "Environmental Health Administration and Management", 3],
      ["EVH 314", "Port Health Services and International Health Regulations", 2],
    ],
    elective: [
      ["EVH 315", "Pollution Control and Environmental Monitoring", 3],
      ["EVH 316", "Community Diagnosis", 2],
      ["EVH 317", "Disinfection and Sterilization", 2],
      ["EVH 318", "Climate Change and Health", 3],
      ["EVH 319", "Geographic Information Systems", 2],
    ],
  },
  {
    level: 300,
    semester: 2,
    compulsory: [
      ["EVH 321", "Research Project", 4, "EVH 228"],
      ["EVH 322", "Prosecution and Court Procedure", 2, "EVH 223"],
      ["EVH 323", "Supervised Field Work", 4],
      ["EVH 324", "Seminar", 1],
    ],
    elective: [
      ["EVH 325", "Emergency Preparedness and Refugee Camp Sanitation", 3],
      ["EVH 326", "Cemeteries, Crematoria and the Disposal of the Dead", 2],
      ["EVH 327", "Industrial Hygiene", 3],
      ["EVH 328", "Tourism and Hospitality Inspection", 2],
      ["EVH 329", "Community-Led Total Sanitation", 3],
    ],
  },
];
