/** Departments whose students may take a course of another department, as an elective; by code. */
export const sharedCourses: Readonly<Record<string, readonly string[]>> = {
  "CHE 119": ["Public Health"],
  "CHE 128": ["Epidemiology and Disease Control"],
  "CHE 216": ["Epidemiology and Disease Control"],
  "CHE 326": ["Environmental Health", "Epidemiology and Disease Control"],
  "PUH 117": ["Community Health", "Environmental Health"],
  "PUH 226": ["Community Health", "Pharmacy Technician"],
  "PUH 315": ["Epidemiology and Disease Control"],
  "EVH 127": ["Orthopaedic Cast Technology"],
  "EVH 318": ["Public Health", "Community Health"],
  "MLS 127": ["Pharmacy Technician"],
  "MLS 219": ["Epidemiology and Disease Control"],
  "EDC 325": ["Pharmacy Technician", "Medical Laboratory Science"],
  "OCT 119": ["Medical Laboratory Science"],
};
