/** Who has a profile of their own. */
export const profileRoles = ["Applicant", "Student"] as const;

export const profileTexts = {
  photo: (name: string) => `Passport photo of ${name}`,
  groups: {
    identity: "Identity",
    personal: "Personal details",
    contact: "Contact",
    guardian: "Parent or guardian",
  },
  labels: {
    applicationNo: "Application Number",
    matricNumber: "Matric Number",
    surname: "Surname",
    firstName: "First Name",
    otherName: "Other Name",
    phone: "Phone",
    email: "Email",
    sex: "Sex",
    dateOfBirth: "Date of Birth",
    maritalStatus: "Marital Status",
    nationality: "Nationality",
    stateOfOrigin: "State of Origin",
    lga: "LGA",
    bloodGroup: "Blood Group",
    emergencyContact: "Emergency Contact",
    address: "Address",
    religion: "Religion",
    parentName: "Parent/Guardian Name",
    parentPhone: "Parent/Guardian Phone",
    parentAddress: "Parent/Guardian Address",
    maidenName: "Maiden Name",
  },
} as const;
