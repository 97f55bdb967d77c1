
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AcknowledgementResult": [
      "Acknowledgement",
      "Refusal"
    ],
    "AdjustmentPreviewResult": [
      "AdjustmentEffect",
      "Refusal"
    ],
    "AdjustmentResult": [
      "AdjustmentFile",
      "Refusal"
    ],
    "AnswerOfferResult": [
      "OfferAnswered",
      "Refusal"
    ],
    "ApplicantChangeResult": [
      "ApplicantChanged",
      "Refusal"
    ],
    "AssignCoursesResult": [
      "CoursesAssignment",
      "Refusal"
    ],
    "BankRowResult": [
      "BankRowFile",
      "Refusal"
    ],
    "BarForAttendanceResult": [
      "BarredForAttendance",
      "Refusal"
    ],
    "BarStudentResult": [
      "Refusal",
      "StudentBarred"
    ],
    "BulkDecisionResult": [
      "BulkDecision",
      "Refusal"
    ],
    "CatalogueResult": [
      "CatalogueConsequences",
      "CatalogueSaved",
      "Refusal"
    ],
    "ChannelReconciliationResult": [
      "ChannelReconciliation",
      "Refusal"
    ],
    "CloseCashBookResult": [
      "CashBook",
      "Refusal"
    ],
    "CorrectionResult": [
      "OwnCorrections",
      "Refusal"
    ],
    "DecideLeavingClearanceResult": [
      "LeavingClearanceDecided",
      "Refusal"
    ],
    "DecideSenateListResult": [
      "Refusal",
      "SenateListDecided"
    ],
    "EntryClearanceResult": [
      "EntryClearanceChanged",
      "Refusal"
    ],
    "FeeChangePreviewResult": [
      "FeeChangePreview",
      "Refusal"
    ],
    "HostelDecisionsResult": [
      "HostelDecisionsMade",
      "Refusal"
    ],
    "HostelResult": [
      "HostelChanged",
      "Refusal"
    ],
    "ImportCoursesResult": [
      "ImportReport",
      "Refusal"
    ],
    "ImportIndexNumbersResult": [
      "IndexNumbersImport",
      "Refusal"
    ],
    "ImportRemittanceSharesResult": [
      "Refusal",
      "RemittanceSharesImport"
    ],
    "ImportSponsoredStudentsResult": [
      "Refusal",
      "SponsoredStudentsImport"
    ],
    "ImportStudentsResult": [
      "ImportReport",
      "Refusal"
    ],
    "IndexingChangeResult": [
      "IndexingChanged",
      "Refusal"
    ],
    "MarkAttendanceResult": [
      "AttendanceMarked",
      "Refusal"
    ],
    "OpenIndexingRoundResult": [
      "IndexingRoundOpened",
      "Refusal"
    ],
    "PasswordLinkHandedOutResult": [
      "PasswordLinkHandedOut",
      "Refusal"
    ],
    "PasswordLinkResult": [
      "PasswordLink",
      "Refusal"
    ],
    "PaymentOutcomeResult": [
      "PaymentOutcome",
      "Refusal"
    ],
    "PaymentPlanPreviewResult": [
      "PaymentPlanPreview",
      "Refusal"
    ],
    "PaymentSlipResult": [
      "PaymentSlip",
      "Refusal"
    ],
    "PrepareSenateListResult": [
      "Refusal",
      "SenateListPrepared"
    ],
    "ProfileOwner": [
      "Applicant",
      "ApplicantFile",
      "Student"
    ],
    "ReceiptVoidResult": [
      "CounterReceiptFile",
      "Refusal"
    ],
    "ReconciliationResult": [
      "Reconciliation",
      "Refusal"
    ],
    "RecordCounterReceiptResult": [
      "CounterReceipt",
      "Refusal"
    ],
    "RecoveryCodesResult": [
      "RecoveryCodes",
      "Refusal"
    ],
    "RefundResult": [
      "RefundFile",
      "Refusal"
    ],
    "RegisterCoursesResult": [
      "CoursesRegistered",
      "RegistrationRefused"
    ],
    "RegistrationCoursesResult": [
      "Refusal",
      "RegistrationCourses"
    ],
    "ReissueIdCardResult": [
      "IdCardReissued",
      "Refusal"
    ],
    "RemittanceResult": [
      "Refusal",
      "SponsorRemittanceFile"
    ],
    "RequeryPaymentResult": [
      "PaymentRequeried",
      "Refusal"
    ],
    "RequeryPaymentsResult": [
      "PaymentsRequeried",
      "Refusal"
    ],
    "SaveClassMeetingResult": [
      "ClassMeetingSaved",
      "Refusal"
    ],
    "SaveScoresResult": [
      "Refusal",
      "SavedScores"
    ],
    "SaveSectionResult": [
      "Refusal",
      "SectionSaved"
    ],
    "ScoreImportResult": [
      "ImportReport",
      "Refusal"
    ],
    "SelectBedResult": [
      "BedSelected",
      "BedTaken",
      "Refusal"
    ],
    "SendEntryPaperResult": [
      "EntryPaperSent",
      "Refusal"
    ],
    "SheetAmendmentResult": [
      "Refusal",
      "SheetAmendment"
    ],
    "SheetImportResult": [
      "Refusal",
      "SheetImportReport"
    ],
    "SheetResult": [
      "Refusal",
      "SheetChanged"
    ],
    "SheetsPublicationResult": [
      "Refusal",
      "SheetsPublication"
    ],
    "SignInResult": [
      "Refusal",
      "SignedIn"
    ],
    "SignUpResult": [
      "Refusal",
      "SignedUp"
    ],
    "SimulationResult": [
      "Refusal",
      "Simulation"
    ],
    "SittingCheckResult": [
      "Refusal",
      "SittingChecked"
    ],
    "SponsorReceiptResult": [
      "Refusal",
      "SponsorReceipt"
    ],
    "SponsorSavedResult": [
      "Refusal",
      "SponsorSaved"
    ],
    "StaffLinkResult": [
      "Refusal",
      "StaffLink"
    ],
    "StaffSignInResult": [
      "Refusal",
      "SecondFactorRequired",
      "SignedIn"
    ],
    "StartPaymentResult": [
      "PaymentStarted",
      "Refusal"
    ],
    "StartSecondFactorResult": [
      "Refusal",
      "SecondFactorSetup"
    ],
    "StatementColumnsResult": [
      "Refusal",
      "StatementColumns"
    ],
    "StatementImportResult": [
      "Refusal",
      "StatementImport"
    ],
    "StudentActionResult": [
      "Refusal",
      "StudentAction"
    ],
    "SubmitApplicationResult": [
      "ApplicationSubmitted",
      "Refusal"
    ],
    "UpdateProfileResult": [
      "ProfileUpdated",
      "Refusal"
    ],
    "VerifyEmailResult": [
      "EmailVerified",
      "Refusal"
    ],
    "Viewer": [
      "Applicant",
      "Staff",
      "Student"
    ]
  }
};
      export default result;
    