/** The sentences that several domains answer with. Those the specification quotes stand to the letter. */
export const texts = {
  tokenNotValid: "Given token not valid for any token type",
  notFound: "Not found.",
  forbidden: "You do not have permission to perform this action.",
  tooManyRequests: (seconds: number) =>
    `Too many attempts. Try again in ${seconds === 1 ? "1 second" : `${seconds} seconds`}.`,
  malformedBody: "The request could not be read.",
  bodyTooLarge: "The request is too large.",
  unsupportedMediaType: "This media type is not supported.",
  storageFull: "The college has no room left to store this. Nothing was changed; please try later.",
  busy: "The college is busy. Please try again in a moment.",
  stopping: "The college is restarting. Please try again in a moment.",
  serverError: "Something went wrong at the college. Please try again.",
  changedElsewhere:
    "Somebody changed this meanwhile. Nothing was overwritten: look at it again before you change it.",
  reasonMissing: "Say why: it is kept in the audit log.",
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
    notDay: "Enter a real date as year-month-day, such as 2026-04-27.",
    notInstant: "Enter a real date and time.",
  },
} as const;
