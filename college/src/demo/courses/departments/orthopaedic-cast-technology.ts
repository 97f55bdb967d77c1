import type { ClassCourses } from "../table.ts";

export const orthopaedicCastTechnology: readonly ClassCourses[] = [
  {
    level: 100,
    semester: 1,
    compulsory: [
      ["OCT 111", "Anatomy and Physiology I", 3],
      ["OCT 112", "Introduction to Orthopaedic Cast Technology", 3],
      ["OCT 113", "Plaster Materials and Equipment", 3],
      ["OCT 114", "Medical Ethics and Patient Care", 2],
    ],
    elective: [
      ["OCT 115", "Physics of Forces and Levers", 3],
      ["OCT 116", "General Chemistry", 3],
      ["OCT 117", "Medical Terminology", 2],
      ["OCT 118", "Introduction to Psychology", 2],
      ["OCT 119", "First Aid and Resuscitation", 2],
    ],
  },
  {
    level: 100,
    semester: 2,
    compulsory: [
      ["OCT 121", "Anatomy and Physiology II: The Musculoskeletal System", 3, "OCT 111"],
      ["OCT 122", "Casting Techniques I: Upper Limb", 3, "OCT 112"],
      ["OCT 123", "Bandaging and Splinting", 3],
      ["OCT 124", "Infection Prevention and Control", 2],
    ],
    elective: [
      ["OCT 125", "Biomechanics I", 3, "OCT 115"],
      ["OCT 126", "Microbiology", 2],
      ["OCT 127", "Basic Nursing Skills", 2],
      ["OCT 128", "Radiographic Imaging for Cast Technicians", 3],
      ["OCT 129", "Health Education", 2],
    ],
  },
  {
    level: 200,
    semester: 1,
    compulsory: [
      ["OCT 211", "Casting Techniques II: Lower Limb", 3, "OCT 122"],
      ["OCT 212", "Fractures and Dislocations I", 3, "OCT 121"],
      ["OCT 213", "Traction I", 3],
      ["OCT 214", "Plaster Room Management", 2],
    ],
    elective: [
      ["OCT 215", "Biomechanics II", 3, "OCT 125"],
      ["OCT 216", "Pathology of Bones and Joints", 3],
      ["OCT 217", "Pharmacology and Analgesia", 2],
      ["OCT 218", "Orthotics and Prosthetics I", 3],
      ["OCT 219", "Sports Injuries", 2],
    ],
  },
  {
    level: 200,
    semester: 2,
    compulsory: [
      ["OCT 221", "Casting Techniques III: Spine, Hip and Body Jackets", 3, "OCT 211"],
      ["OCT 222", "Fractures and Dislocations II", 3, "OCT 212"],
      ["OCT 223", "Traction II", 2, "OCT 213"],
      ["OCT 224", "Clinical Posting I", 4],
    ],
    elective: [
      ["OCT 225", "Synthetic Casting Materials", 2, "OCT 113"],
      ["OCT 226", "Orthotics and Prosthetics II", 3, "OCT 218"],
      ["OCT 227", "Introduction to Physiotherapy", 3],
      ["OCT 228", "Research Methodology", 2],
      ["OCT 229", "Biostatistics", 3],
    ],
  },
  {
    level: 300,
    semester: 1,
    compulsory: [
      ["OCT 311", "Paediatric Casting and the Ponseti Management of Clubfoot", 3, "OCT 221"],
      ["OCT 312", "Complications of Casts and Compartment Syndrome", 3, "OCT 222"],
      ["OCT 313", "Operating Theatre Techniques", 3],
      ["OCT 314", "Traditional Bone Setting in Nigeria", 2],
    ],
    elective: [
      ["OCT 315", "Trauma and Emergency Orthopaedics", 3],
      ["OCT 316", "Rehabilitation of the Amputee", 2],
      ["OCT 317", "Hospital Management", 2],
      ["OCT 318", "Spinal Cord Injury Care", 3],
      ["OCT 319", "Rheumatology", 2],
    ],
  },
  {
    level: 300,
    semester: 2,
    compulsory: [
      ["OCT 321", "Research Project", 4],
      ["OCT 322", "Clinical Posting II", 4, "OCT 224"],
      ["OCT 323", "Advanced Casting and Cast Bracing", 2, "OCT 221"],
      ["OCT 324", "Seminar", 1],
    ],
    elective: [
      ["OCT 325", "Disaster and Mass Casualty Management", 3],
      ["OCT 326", "Geriatric Orthopaedics", 2],
      ["OCT 327", "Biomaterials", 3],
      ["OCT 328", "Medical Records", 2],
      ["OCT 329", "Diabetic Foot Care and Total Contact Casting", 3],
    ],
  },
];
