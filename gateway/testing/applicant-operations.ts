/** The queries and mutations of an applicant's screens, for tests. */

const refusal = "... on Refusal { code message fields { field message } }";

/** Everything the dashboard shows. */
export const dashboardQuery = `{
  viewer {
    __typename surname firstName email passportUrl
    ... on Applicant {
      applicationNo preferredCourse departmentAdmitted isSubmitted
      application {
        session { title closesAt announcement }
        screening { amount isPaid canPay receiptUrl }
        canEdit
        test { date startTime endTime venue isNoticeDue scheduleUrl }
        decision { outcome reason offer { department answerBy answer canAnswer matricNumber letterUrl } }
        milestones { name state reachedAt }
        printoutUrl
      }
    }
  }
}`;

const formFields = `
  applicationNo isSubmitted surname firstName otherName passportUrl
  profile {
    phone sex dateOfBirth maritalStatus nationality stateOfOrigin lga bloodGroup emergencyContact
    address religion parentName parentPhone parentAddress maidenName
  }
  application {
    personal { state missing { field message } }
    academic { state missing { field message } }
    jamb { state missing { field message } }
    declaration { state missing { field message } }
    olevelRequirement { credits subjects sittings }
    numberOfSittings
    sittings {
      schoolName examType year examNumber subjects { name grade } resultUrl resultMediaType revision
    }
    jambDetails { jambNo jambScore revision }
    canEdit canSubmit submittedAt
  }
`;

/** The whole application form. */
export const formQuery = `{ viewer { ... on Applicant { ${formFields} } } }`;

const saved = `__typename ... on SectionSaved { applicant { ${formFields} } } ${refusal}`;

export const savePersonal = `mutation ($input: PersonalDetailsInput!, $passport: Upload) {
  result: savePersonalDetails(input: $input, passport: $passport) { ${saved} }
}`;

/** A sitting as the academic section sends it. */
export const sitting = {
  schoolName: "Government College",
  examType: "WAEC",
  year: "2024",
  examNumber: "4250101001",
  subjects: [{ name: "English Language", grade: "B3" }],
};

export const saveAcademic = `mutation ($input: AcademicQualificationsInput!, $firstResult: Upload, $secondResult: Upload) {
  result: saveAcademicQualifications(input: $input, firstResult: $firstResult, secondResult: $secondResult) { ${saved} }
}`;

export const saveJamb = `mutation ($input: JambDetailsInput!) {
  result: saveJambDetails(input: $input) { ${saved} }
}`;

export const submit = `mutation {
  result: submitApplication {
    __typename
    ... on ApplicationSubmitted {
      applicant {
        isSubmitted
        application { submittedAt canEdit canSubmit printoutUrl test { date isNoticeDue scheduleUrl } }
      }
    }
    ${refusal}
  }
}`;

export const startScreening = `mutation {
  result: startScreeningPayment { __typename ... on PaymentStarted { authorizationUrl } ${refusal} }
}`;

export const signUp = `mutation ($input: SignUpInput!) {
  result: signUp(input: $input) { __typename ... on SignedUp { applicationNo message } ${refusal} }
}`;

export const verifyEmail = `mutation ($input: VerifyEmailInput!) {
  result: verifyEmail(input: $input) { __typename ... on EmailVerified { applicationNo message } ${refusal} }
}`;

export const sendLink = `mutation ($identifier: String!) {
  result: sendVerificationLink(identifier: $identifier) {
    __typename ... on Acknowledgement { message } ${refusal}
  }
}`;

export const answerOffer = `mutation ($accept: Boolean!) {
  result: answerOffer(accept: $accept) {
    __typename
    ... on OfferAnswered {
      message
      applicant {
        application { decision { offer { answer canAnswer matricNumber } } milestones { name state } }
      }
    }
    ${refusal}
  }
}`;

export const confirmNotice = `mutation {
  result: confirmTestNotice { applicant { application { test { isNoticeDue } } } }
}`;

export const screeningOutcome = `query ($reference: String!) {
  result: paymentOutcome(purpose: SCREENING, reference: $reference) {
    __typename
    ... on PaymentOutcome {
      isSuccessful isPending gatewayResponse message paymentId reference amount session surname firstName
    }
    ${refusal}
  }
}`;
