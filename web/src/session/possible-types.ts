/** The object types behind the schema's interfaces and unions, for fragments on those. */
export const possibleTypes = {
  Viewer: ["Student", "Staff", "Applicant"],
  RegistrationCoursesResult: ["RegistrationCourses", "Refusal"],
  RegisterCoursesResult: ["CoursesRegistered", "RegistrationRefused"],
  SelectBedResult: ["BedSelected", "BedTaken", "Refusal"],
  HostelResult: ["HostelChanged", "Refusal"],
  SignInResult: ["SignedIn", "Refusal"],
  StaffSignInResult: ["SignedIn", "SecondFactorRequired", "Refusal"],
  AcknowledgementResult: ["Acknowledgement", "Refusal"],
  UpdateProfileResult: ["ProfileUpdated", "Refusal"],
  StartPaymentResult: ["PaymentStarted", "Refusal"],
  PaymentOutcomeResult: ["PaymentOutcome", "Refusal"],
  SignUpResult: ["SignedUp", "Refusal"],
  VerifyEmailResult: ["EmailVerified", "Refusal"],
  SaveSectionResult: ["SectionSaved", "Refusal"],
  SubmitApplicationResult: ["ApplicationSubmitted", "Refusal"],
  AnswerOfferResult: ["OfferAnswered", "Refusal"],
};
