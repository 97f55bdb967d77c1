/** Moving an applicant to another aptitude test. */
export const moveTexts = {
  moved: "The applicant is moved to the other test, and told by mail.",
  unknownBatch: "Choose an aptitude test of the applicant's own round.",
  refusals: {
    not_submitted: "This applicant has not submitted an application.",
    tested: "This applicant has sat the aptitude test already.",
    test_begun: "This aptitude test has begun.",
    batch_full: "This aptitude test is full. Choose another.",
  },
} as const;
