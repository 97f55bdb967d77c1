/** Every sentence the college answers with. Those the specification quotes stand to the letter. */
export const texts = {
  tokenNotValid: "Given token not valid for any token type",
  notFound: "Not found.",
  forbidden: "You do not have permission to perform this action.",
  passwordChangeRequired: "Choose a new password before you go on.",
  accountSuspended: "This account is suspended. Please contact the college.",
  tooManyRequests: (seconds: number) =>
    `Too many attempts. Try again in ${seconds === 1 ? "1 second" : `${seconds} seconds`}.`,
  malformedBody: "The request could not be read.",
  bodyTooLarge: "The request is too large.",
  unsupportedMediaType: "This media type is not supported.",
  storageFull: "The college has no room left to store this. Nothing was changed; please try later.",
  busy: "The college is busy. Please try again in a moment.",
  stopping: "The college is restarting. Please try again in a moment.",
  serverError: "Something went wrong at the college. Please try again.",
  payment: {
    noCurrentSession: "The college has no current session.",
    noFees: "No payment information available for your department.",
    notActiveFee: "This is not your tuition fee for the current session.",
    tuitionFirst: "You have to pay tuition fee first, before commencing hostel application",
    alreadyPaid: "This fee is already paid for the current session.",
    inProgress: "A payment of this fee is being processed. Please wait for its outcome.",
    screeningPaid: "The screening fee is already paid.",
    amountDiffers: "The amount is not the one the college charges. Nothing was opened.",
    callbackRefused: "The callback address is not a page of the portal.",
    providerDown: "The payment provider is not answering. Please try again in a moment.",
    unknownReference: "No payment has this reference.",
    stillPending:
      "The payment provider is not answering. Your payment is safe: it will be confirmed.",
    mismatch: (phone: string) =>
      `This payment does not match what was owed and was not credited. Please contact the college on ${phone}.`,
    paidTwice: (phone: string) =>
      `This fee was already paid, so this second payment was not credited. Please contact the college on ${phone} for a refund.`,
    badSignature: "The signature is not valid.",
    noted: "Noted.",
    verified: {
      succeeded: "Payment verified successfully",
      failed: "The payment was not successful",
      abandoned: "The payment was not completed",
      pending: "The payment is being processed",
    },
  },
  paymentOffice: {
    outcomes: {
      credited: "The provider has the money: the payment is credited now.",
      already_credited: "This payment was credited before. Nothing has changed.",
      refused:
        "The provider took money that does not match what was owed. It is not credited: deal with it under refused money.",
      already_refused: "This money was refused before. Nothing has changed.",
      failed: "The provider says that the payment failed.",
      in_progress: "The provider is still processing this payment.",
      open: "Nobody has paid yet: the provider's page still stands open.",
      unknown: "The provider does not know this reference.",
      abandoned: "Nobody has paid for a day: the payment counts as abandoned.",
      would_ask: "The provider would be asked.",
      not_reached: "Not asked now; the college asks by itself in a moment.",
    },
    providerDown: "The payment provider is not answering. Nothing has changed; please try again.",
    resolution: "Say what was done, in 5 to 500 characters.",
    ways: { given_back: "Given back", handled: "Handled" },
    notRefused: "No money of this payment waits for anybody: it was not refused.",
    alreadyResolved: "Somebody has dealt with this money already.",
    resolved: "Noted. The money is no longer listed as open.",
    notDay: "Enter a real date as year-month-day, such as 2026-04-27.",
    rangeBackwards: "The last day is before the first.",
    rangeTooLong: "Choose 31 days at most.",
    tooMany: "These days hold more transactions than can be compared at once. Choose fewer days.",
  },
  feeOffice: {
    changedElsewhere:
      "Somebody else has changed this meanwhile. Nothing was overwritten: load it again to see both.",
    wholeKobo: "Enter an amount with two decimals at most.",
    sameLine:
      "There is such a line already: the same stage, code, residency and department. Change that one.",
    otherPlace: (place: string) => `The other lines of this section are paid ${place}.`,
    places: {
      bursary: "at the bursary",
      external: "outside the portal",
      portal: "in the portal",
    },
    unknownDepartment: "No department of the college has a name that contains this.",
    tooManyLines: "The schedule has as many lines as it can hold. Remove one first.",
    removed: "The line is removed. What was paid for it stays as it was.",
    notLevel: "Enter a level in hundreds, such as 200.",
    unknownSession: "The college has no such session.",
    activeAlready: "Another record of this session and level is active.",
    notDay: "Enter a real date as year-month-day, such as 2026-04-27.",
  },
  announcement: {
    changedElsewhere:
      "Somebody else has changed this announcement meanwhile. Nothing was overwritten: load it again to see both.",
    takenDown: "The announcement is taken down.",
    notInstant: "Enter a real date and time.",
    endsTooEarly: "Choose an end after the beginning.",
  },
  registration: {
    unpaid: "You have to pay Tuition fees before registering courses",
    noSuchSemester: "The college has no such session, or no such semester in it.",
    closed: "Course registration is closed.",
    opensAt: (start: string) => `Course registration opens on ${start}.`,
    closedAt: (end: string) => `Course registration closed on ${end}.`,
    wrongSemester: "Courses can be registered and dropped in the current semester only.",
    unknownCourse:
      "A selected course is not among those you can register in this semester. Load the courses again.",
    registered: "Your courses are registered.",
    unknownRegistration: "You have no such registration.",
    noDrops: "Courses cannot be dropped in this semester.",
    dropEnded: (end: string) => `Courses could be dropped until ${end}.`,
    resultPublished: "The result of this course is published, so it cannot be dropped any more.",
    dropped: "The course is dropped.",
    nothingRegistered: "You have no course registered in this semester.",
    unknownSlip: "The college issued no such registration slip.",
  },
  people: {
    nothingDiffers:
      "Nothing differs from what the college has. Change a field, or leave it as it is.",
    evidenceMissing: "Attach the document that shows it.",
    evidenceTooLarge: "The file is larger than 5 MB. Choose a smaller one.",
    changedElsewhere:
      "This profile was changed meanwhile. Nothing was overwritten: look at it again before you correct it.",
    hasBed: (hostel: string) =>
      `This student has a bed in ${hostel}, which is for the other kind of student. Release the bed first.`,
    corrected: "The profile is corrected.",
    requestOpen: "You have asked for a correction already. Wait for the answer, or withdraw it.",
    requestsOfDay:
      "You have asked for a correction five times since yesterday. Ask again tomorrow.",
    stillEditable:
      "You can still change this yourself in your application form, until you submit it.",
    withdrawn: "Your request is withdrawn.",
    requestDecided: "This request was decided or withdrawn already.",
    refusalReasonMissing: "Say why: the person is told the reason.",
    approved: "The request is approved, and the profile corrected.",
    refused: "The request is refused.",
    notValidAnyMore: (sentence: string) => `This can no longer be corrected as asked. ${sentence}`,
    suspended: "The account is suspended, and its owner is logged out everywhere.",
    restored: "The account is restored.",
    isSuspended: "This account is suspended. Restore it before you hand out a link.",
    tooManyLinks:
      "Five links were handed out for this account within an hour. Please wait before the next.",
    linkUsed: "This link was used already, or a newer one has taken its place.",
    linkExpired: "This link has expired. Ask ICT support for a new one.",
    linkUnknown: "This link is not valid. Check that you opened all of it.",
    bulk: {
      would: (count: number) => `${count === 1 ? "1 student" : `${count} students`} would change.`,
      outdated:
        "Something changed since you saw the preview, or a student stands in the way. Nothing was changed; look at the preview again.",
      changedSince: "This student was changed meanwhile.",
      twice: "A student is named twice.",
      unknownSession: "The college has no such session.",
      promoted: (count: number) =>
        `${count === 1 ? "1 student has" : `${count} students have`} moved on.`,
      standingChanged: (count: number) =>
        `${count === 1 ? "1 student is" : `${count} students are`} changed.`,
      level: (level: number) => `Level ${level}`,
      notActive: {
        deferred: "Deferred: takes no part until restored.",
        withdrawn: "Has withdrawn.",
        graduated: "Has graduated.",
      },
      leftAlready: (session: string) => `Has moved on from ${session} already.`,
      unpaid: (session: string) => `Has not paid the tuition of ${session}.`,
      highest: "Has the highest level there is.",
      hasBed: "Has a bed this session. Release it first.",
      isSo: "Is so already.",
      standings: {
        active: "Active",
        deferred: "Deferred",
        withdrawn: "Withdrawn",
        graduated: "Graduated",
      },
    },
    import: {
      matricNumber: "Use 3 to 32 letters, digits, slashes and hyphens, such as COHT/2025/001.",
      department: "The college has no department with this code.",
      level: "Use 100, 200, 300 and so on, up to 900.",
      twice: (row: number) => `Row ${row} has the same.`,
      numberTaken: "A student has this number already.",
      emailTaken: "A student has this email address already.",
    },
    told: {
      active: "You are an active student of the college again.",
      deferred:
        "Your studies are deferred. You can log in and see your records; courses, beds and fees wait until you are restored.",
      withdrawn:
        "You are recorded as withdrawn from the college. You can log in and see your records.",
    },
    standing: {
      deferred: (doing: string) =>
        `Your studies are deferred, so you cannot ${doing}. Please contact the college when you want to come back.`,
      withdrawn: (doing: string) =>
        `You have withdrawn from the college, so you cannot ${doing}. Please contact the college.`,
      graduated: (doing: string) => `You have graduated, so you cannot ${doing} any more.`,
    },
    doing: {
      register: "register or drop courses",
      takeBed: "take a bed",
      pay: "pay fees",
    },
  },
  receipt: {
    unknown: "The college issued no such receipt.",
  },
  staff: {
    secondFactorRequired: "Enter the code that your authenticator app shows.",
    wrongCode: "This code is wrong or was used already.",
    codeMissing: "Enter a code of your authenticator app, or a recovery code.",
    secondFactorOn: "A second factor is on already.",
    secondFactorNotOn: "No second factor is on.",
    secondFactorNotStarted: "Begin again: no second factor is being set up.",
    secondFactorOff: "The second factor is off.",
    changedElsewhere:
      "Somebody changed this meanwhile. Nothing was overwritten: look at it again before you change it.",
    ownAccount:
      "You cannot change your own role, suspend yourself or reset your own second factor.",
    lastSuperAdmin: "This is the last super admin. Make a colleague super admin first.",
    reasonMissing: "Say why: it is kept in the audit log.",
    roleChanged: "The role is changed.",
    suspended: "The account is suspended, and its owner is logged out everywhere.",
    restored: "The account is restored.",
    secondFactorReset: "The second factor is off, and its owner is logged out everywhere.",
    passwordLinkSent: "A link to choose another password is on its way to the colleague.",
    isSuspended: "This account is suspended. Restore it first.",
    emailInUse: "Somebody on the staff has this email address.",
    alreadyInvited: "This email address is invited already. Send the link again instead.",
    invitationNotOpen: "This invitation was accepted or revoked.",
    invited: "The invitation is on its way.",
    invitationResent: "A new link is on its way; the old one is worth nothing any more.",
    invitationRevoked: "The invitation is revoked.",
    linkUsed: "This invitation was used already, revoked, or a newer link has taken its place.",
    linkExpired: "This invitation has expired. Ask for a new one.",
    linkUnknown: "This link is not valid. Check that you opened all of it.",
    joined: "Welcome. You can now log in.",
  },
  login: {
    success: "Login successful",
    wrongCredentials: {
      student: "Incorrect Student ID or password",
      applicant: "Incorrect Registration ID or password",
      staff: "No user matches your query",
    },
  },
  intake: {
    unknownSession: "Choose an application session from the list.",
    unknownCourse: "Choose a course from the list.",
    notYetOpen: (first: string, last: string) =>
      `This session does not take applications yet. It takes them from ${first} to ${last}.`,
    closed: (first: string, last: string) =>
      `This session is closed. It took applications from ${first} to ${last}.`,
    alreadyApplied: (phone: string) =>
      `An application was already made with this email address or phone number. Log in with your application number, ask for a new verification link, or contact support on ${phone}.`,
    signedUp: (applicationNo: string) =>
      `Your application number is ${applicationNo}. Open the link in the mail we have sent you to verify your email address.`,
    userNotFound: "User not found",
    verified: "Your email address is verified. You can now log in.",
    alreadyVerified: "Your email address is verified already. You can log in.",
    linkUsed: "This link has been used already. Ask for a new one.",
    linkExpired: "This link has expired, or a newer one has taken its place. Ask for a new one.",
    linkUnknown: "This link is not valid. Check that you opened all of it, or ask for a new one.",
    linkRequested:
      "If that belongs to an application, a mail with a link, or with what to do next, is on its way.",
    notVerified: "Verify your email address before you log in: open the link we have sent you.",
  },
  password: {
    resetRequested: (holder: "student" | "applicant") =>
      `If that email belongs to ${holder === "student" ? "a student" : "an applicant"}, a code to reset the password is on its way.`,
    resetDone: "Your password has been changed. You can now log in.",
    changed: "Your password has been changed.",
    wrongCode: "This code is wrong or has expired. Request a new one if it is not accepted.",
    wrongCurrent: "Your current password is not correct.",
    same: "The new password must differ from the current one.",
  },
  profile: {
    protected: "This may not be changed here. Please ask ICT support.",
    phone:
      "Enter a Nigerian phone number such as 0803 123 4567, or one that starts with + and the country's code.",
    choice: (known: string) => `Choose one of: ${known}.`,
  },
  application: {
    unverified: "Verify your email address before you fill in the application form.",
    unpaid: "Pay the pre-admission screening fee before you fill in the application form.",
    submitted: "Your application is submitted and can no longer be changed.",
    isStudent: "You are a student now. Log in as a student to change your profile.",
    closed: (lastDay: string) => `Applications closed on ${lastDay}.`,
    notYetOpen: (firstDay: string) => `Applications open on ${firstDay}.`,
    changedElsewhere:
      "This section was saved in another window meanwhile. Nothing was overwritten: load it again to see both.",
    locked:
      "This can no longer be changed here: your application is submitted. Please ask ICT support.",
    phoneTaken: "This phone number is in use on another application.",
    saved: "Saved.",
    sameSitting: "This is the exam number of your other sitting.",
    secondOfOne: "With one sitting there is no second one to save.",
    whichSitting: "Two sittings are saved already. Say which of them this one replaces.",
    jambNotSaved: "Fill in your JAMB details, or say that you did not sit JAMB.",
    tooFewSubjects: (least: number) => `Enter at least ${least} subjects, over all your sittings.`,
    incomplete: "Your application is not complete yet.",
    submissionTaken: "Your application has been submitted successfully.",
    noTestBatch: (phone: string) =>
      `Every aptitude test of this session is full. Your application is kept as it is: please contact the college on ${phone}, and submit again once told.`,
    noTest: "No aptitude test is assigned to you yet: submit your application first.",
    noticeSeen: "Noted.",
  },
  admission: {
    scoreRecorded: "The score is recorded.",
    decided: "The decision is recorded.",
    refusals: {
      not_submitted: "This applicant has not submitted an application.",
      test_not_held: "This applicant's aptitude test has not begun yet.",
      decided: "A decision was made on this score, so it can no longer be changed.",
      not_tested: "This applicant has no aptitude test score: nobody is admitted without one.",
      offer_accepted: "This applicant accepted the offer and is a student already.",
    },
    unknownDepartment: "The college has no department with this code.",
    notDay: "Enter a real date as year-month-day, such as 2026-04-27.",
    answerByRange: "Choose a day from today on, within a year.",
    reasonMissing: "Say why: the applicant is told the reason.",
    notSubmitted: "Submit your application first: there is nothing to print yet.",
    quotaExceeded: (
      full: readonly {
        readonly department: string;
        readonly quota: number;
        readonly taken: number;
      }[],
    ) =>
      `Nothing was decided: this goes over the quota of ${full
        .map(({ department, quota, taken }) => `${department} (${taken} of ${quota} given)`)
        .join(", ")}.`,
    noOffer: "There is no offer of admission for you.",
    offerAnswered:
      "You have answered this offer already, the other way. Please contact the college.",
    offerExpired: (lastDay: string) => `This offer could be answered until ${lastDay}.`,
    emailInUse: (phone: string) =>
      `Another student already uses your email address. Please contact the college on ${phone}; your offer stands.`,
    accepted: (matricNumber: string) =>
      `You have accepted your admission. Your matric number is ${matricNumber}.`,
    declined: "You have declined the offer.",
    unknownDocument: "The college issued no such document.",
  },
  admissionOffice: {
    nobody: "Choose at least one applicant.",
    tooMany: "Choose 5,000 applicants at most.",
    twice: "An applicant is named twice.",
    decided: (count: number) =>
      count === 1 ? "1 decision is recorded." : `${count} decisions are recorded.`,
    wouldDecide: (count: number) =>
      count === 1 ? "1 decision would be recorded." : `${count} decisions would be recorded.`,
    previewOutdated:
      "Nothing was decided: somebody changed these applications since the preview. Look at it again.",
    changedSince: "This was changed since the preview.",
    overQuota: (reason: string, why: string) => `${reason} (over the quota: ${why})`,
    noRound: "There is no such round of admission.",
    move: {
      not_submitted: "This applicant has not submitted an application.",
      tested: "This applicant has sat the aptitude test already.",
      test_begun: "This aptitude test has begun.",
      batch_full: "This aptitude test is full. Choose another.",
    },
    moved: "The applicant is moved to the other test, and told by mail.",
    unknownBatch: "Choose an aptitude test of the applicant's own round.",
    link: {
      already_verified: "This email address is verified already.",
      suspended: "This account is suspended.",
      too_many_links:
        "Five links were sent within an hour. Please try again later, and check the address meanwhile.",
      sent: (email: string) => `A new link was sent to ${email}.`,
    },
    noLetters: "None of these applicants has an offer that stands.",
    sittings: {
      verified: "The sitting is verified.",
      queried: "The query is sent to the applicant.",
      queryMissing: "Say what does not match: the applicant is told.",
      noFile: "There is no file to verify this sitting by. Query it instead.",
      changed: "This sitting was changed meanwhile. Look at it again.",
      corrected: "The sitting is corrected, and the applicant told by mail.",
      nothingDiffers: "Nothing differs from what is saved.",
      noFileYet: "There is no file to verify this sitting by. Correct it without verifying it.",
      otherSitting: "This is the exam number of the applicant's other sitting.",
    },
    scores: {
      noNumber: "The application number is missing.",
      unknown: "No application has this number.",
      notScore: "Enter a whole number from 0 to 100.",
      twice: (row: number) => `This number is in row ${row} already.`,
    },
    tooManyCandidates:
      "These departments have more than 5,000 candidates together. Choose fewer of them at once.",
  },
  hostelOffice: {
    done: {
      approved: "The application is approved.",
      rejected: "The application is rejected, and its bed is free.",
      released: "The bed is released.",
      relocated: "The student is moved to the other bed.",
    },
    decided: "This application was decided already.",
    noBed: "This application holds no bed any more.",
    reasonMissing: "Say why: the student is told the reason.",
    unknownBed: "The college has no such bed.",
    wrongKind: "This bed is in a hostel for the other kind of student.",
    ownBed: "The student has this bed already.",
    bedTaken: "This bed is not free. Choose another.",
    notInstant: "Enter a real date and time.",
    deadlinePassed: "This deadline has passed. Choose a later one, or close applications.",
    settingsChanged: "The hostel settings are saved.",
  },
  hostelWaiting: {
    bedsFree: "There are free beds: choose one of them.",
    joined: "You are on the waiting list. We will write to you when a bed is held for you.",
    left: "You are not on the waiting list any more.",
  },
  hostelPrintout: {
    notApproved: "You have no approved hostel application: there is nothing to print yet.",
    unknown: "The college confirms no such hostel printout.",
  },
  hostel: {
    unpaid: "Unauthorized! You have to pay for hostel fee before applying",
    unknownBed: "There is no such bed.",
    noKind:
      "Your record does not say whether you are a woman or a man, so no hostel can be told for you. Please ask ICT support.",
    wrongKind: {
      Female: "This bed is in a hostel for women.",
      Male: "This bed is in a hostel for men.",
    },
    keyReused: "This request was already sent for another bed.",
    alreadyApplied: "You have applied for a bed already.",
    closed: "Hostel applications are closed.",
    taken: (bed: number, room: string) =>
      `Another student has taken bed ${bed} in room ${room}. Please choose another bed.`,
    lastTaken: (bed: number, room: string) =>
      `Another student has taken bed ${bed} in room ${room}, and no other bed is free at the moment.`,
    notApplied: "You have not applied for a bed this session.",
  },
  result: {
    missing: "Choose the file of your result.",
    sittingNotSaved: "Save this sitting before you upload its result.",
    notResult: "Choose a PDF, or a JPEG, PNG or WebP picture.",
    tooLarge: "The file is larger than 5 MB. Choose a smaller one.",
    brokenPdf: "This PDF is damaged or incomplete. Choose another.",
    protectedPdf: "This PDF is protected by a password. Save it without one and choose that.",
    activePdf:
      "This PDF contains scripts, forms or attached files. Print it to a plain PDF and choose that.",
    saved: "Your result has been uploaded.",
  },
  passport: {
    notFile: "The submitted data was not a file.",
    notPicture: "Choose a JPEG, PNG or WebP picture.",
    broken: "This picture is damaged and cannot be read. Choose another.",
    tooLarge: "The picture is larger than 2 MB. Choose a smaller one.",
    tooManyPixels: (width: number, height: number) =>
      `The picture is ${width} by ${height} pixels, which is too many. Choose a smaller one.`,
  },
  field: {
    required: "This field is required.",
    blank: "This field may not be blank.",
    notValid: "Enter a valid value.",
    notEmail: "Enter a valid email address.",
    notString: "Not a valid string.",
    notInteger: "A valid integer is required.",
    notNumber: "A valid number is required.",
    notBoolean: "Must be a valid boolean.",
    tooLong: (limit: number) => `Ensure this field has no more than ${limit} characters.`,
    tooShort: (limit: number) => `Ensure this field has at least ${limit} characters.`,
    tooSmall: (limit: number) => `Ensure this value is greater than or equal to ${limit}.`,
    tooBig: (limit: number) => `Ensure this value is less than or equal to ${limit}.`,
  },
} as const;
