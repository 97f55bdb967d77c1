/** The queries and mutations of a student's registration and hostel screens, for tests. */

const course = `
  id code title creditLoad level isCompulsory lecturers department isRegistered canRegister
  prerequisites { id code title isPassed }
`;

const registration = `
  id session semester isOpen opensAt closesAt dropDeadline canDrop minCredits maxCredits
  courses {
    __typename
    ... on RegistrationCourses {
      status { isComplete totalCourses totalCredits newCourses carryoverCourses }
      carryovers { ${course} }
      newCourses { ${course} }
      registered { id isCarryover registeredAt canDrop course { ${course} } }
      slipUrl
    }
    ... on Refusal { code message }
  }
`;

const registered = `
  __typename
  ... on CoursesRegistered { message registration { ${registration} } }
  ... on RegistrationRefused { code message carryoverCourseIds courseIds }
`;

const bed = "id number roomNumber";

const hostel = `
  id hasPaid isApplicationOpen deadline currentTime canSelectBed canWait availableRooms availableBeds
  application { state status room bed approvedAt approvedBy reason printoutUrl }
  rooms { number hostel floor totalBeds availableBeds beds { ${bed} } }
  waiting { position joinedAt offer { bed { ${bed} } expiresAt } }
`;

const refusal = "... on Refusal { code message fields { field message } }";

/** All of a course registration. */
export const registrationQuery = `{ viewer { ... on Student { courseRegistration { ${registration} } } } }`;

export const registerMutation = `mutation ($courseIds: [ID!]!) {
  result: registerCourses(courseIds: $courseIds) { ${registered} }
}`;

export const dropMutation = `mutation ($registrationId: ID!) {
  result: dropCourse(registrationId: $registrationId) { ${registered} }
}`;

export const slipConfirmationQuery = `query ($code: String!) {
  result: registrationSlipConfirmation(code: $code) {
    matricNumber name department level session semester courses { code title creditLoad } totalCredits
  }
}`;

/** All of a hostel page. */
export const hostelQuery = `{ viewer { ... on Student { hostel { ${hostel} } } } }`;

export const selectBedMutation = `mutation ($bedId: ID!, $requestKey: String) {
  result: selectBed(bedId: $bedId, requestKey: $requestKey) {
    __typename
    ... on BedSelected { hostel { ${hostel} } }
    ... on BedTaken { message nearest { ${bed} } hostel { ${hostel} } }
    ${refusal}
  }
}`;

const changed = `__typename ... on HostelChanged { message hostel { ${hostel} } } ${refusal}`;

export const joinMutation = `mutation { result: joinHostelWaitingList { ${changed} } }`;

export const leaveMutation = `mutation { result: leaveHostelWaitingList { ${changed} } }`;

export const printoutConfirmationQuery = `query ($code: String!) {
  result: hostelPrintoutConfirmation(code: $code) {
    matricNumber name session hostel room bed approvedAt
  }
}`;
