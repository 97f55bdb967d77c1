import type { ClassCourses } from "../table.ts";

export const communityHealth: readonly ClassCourses[] = [
  {
    level: 100,
    semester: 1,
    compulsory: [
      ["CHE 111", "Human Anatomy and Physiology I", 3],
      ["CHE 112", "Introduction to Primary Health Care", 3],
      ["CHE 113", "Professional Ethics", 2],
      ["CHE 114", "Health Communication and Behaviour Change", 3],
    ],
    elective: [
      ["CHE 115", "Medical Sociology", 2],
      ["CHE 116", "Introduction to Psychology", 2],
      ["CHE 117", "Physics and Chemistry for Health Workers", 3],
      ["CHE 118", "Geography of Settlements and Village Mapping", 2],
      ["CHE 119", "Human Nutrition I", 3],
    ],
  },
  {
    level: 100,
    semester: 2,
    compulsory: [
      ["CHE 121", "Human Anatomy and Physiology II", 3, "CHE 111"],
      ["CHE 122", "Immunity and Immunization", 3],
      ["CHE 123", "Symptomatology and Physical Examination", 3],
      ["CHE 124", "Population Dynamics and Family Planning", 2],
    ],
    elective: [
      ["CHE 125", "Environmental Health and Sanitation", 3],
      ["CHE 126", "Human Nutrition II", 2, "CHE 119"],
      ["CHE 127", "Introduction to Microbiology", 3],
      ["CHE 128", "First Aid and Emergency Care", 2],
      ["CHE 129", "Oral Health Care", 2],
    ],
  },
  {
    level: 200,
    semester: 1,
    compulsory: [
      ["CHE 211", "Clinical Skills I", 3, "CHE 121"],
      ["CHE 212", "Control of Communicable Diseases", 3, "CHE 122"],
      ["CHE 213", "Reproductive Health", 3],
      ["CHE 214", "Use of the Standing Orders I", 2],
    ],
    elective: [
      ["CHE 215", "Child Health and the Integrated Management of Childhood Illnesses", 3],
      ["CHE 216", "Community Mental Health", 2],
      ["CHE 217", "School Health Services", 2],
      ["CHE 218", "Introduction to Pharmacology and Essential Medicines", 3],
      ["CHE 219", "Accident and Emergency", 2],
    ],
  },
  {
    level: 200,
    semester: 2,
    compulsory: [
      ["CHE 221", "Clinical Skills II", 3, "CHE 211"],
      ["CHE 222", "Use of the Standing Orders II", 2, "CHE 214"],
      ["CHE 223", "Maternal and Newborn Care", 3],
      ["CHE 224", "Supervised Clinical Experience I", 4],
    ],
    elective: [
      ["CHE 225", "Prevention and Control of Non-Communicable Diseases", 2],
      ["CHE 226", "Occupational Health and Safety", 2],
      ["CHE 227", "Care of the Older Person", 2],
      ["CHE 228", "Health Statistics", 3],
      ["CHE 229", "Community Ear, Nose, Throat and Eye Care", 3],
    ],
  },
  {
    level: 300,
    semester: 1,
    compulsory: [
      ["CHE 311", "Primary Health Care Management", 3, "CHE 112"],
      ["CHE 312", "Research Methodology", 2],
      ["CHE 313", "Health Management Information System", 3],
      ["CHE 314", "Supervised Clinical Experience II", 4, "CHE 224"],
    ],
    elective: [
      ["CHE 315", "Referral System and Outreach Services", 2],
      ["CHE 316", "Accounting System in Primary Health Care", 2],
      ["CHE 317", "Community Based Rehabilitation", 2],
      ["CHE 318", "Human Resource Management and Training of Health Workers", 3],
      ["CHE 319", "Epidemiology", 3],
    ],
  },
  {
    level: 300,
    semester: 2,
    compulsory: [
      ["CHE 321", "Supervised Community Based Field Experience", 4],
      ["CHE 322", "Research Project", 4, "CHE 312"],
      ["CHE 323", "Essential Medicines Programme and Drug Revolving Funds", 2],
      ["CHE 324", "Professional Practice and Licensing", 1, "CHE 113"],
    ],
    elective: [
      ["CHE 325", "Health Economics and the Health Insurance Scheme", 3],
      ["CHE 326", "Disaster Preparedness and Response", 2],
      ["CHE 327", "Curriculum Development for Village Health Workers", 2],
      ["CHE 328", "Monitoring and Evaluation of Health Programmes", 3],
      ["CHE 329", "Gender and Adolescent Health", 3],
    ],
  },
];
