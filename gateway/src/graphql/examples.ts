import {
  adjustments,
  channels,
  channelsVariables,
  figures,
  instalments,
  issuedSlips,
  plans,
  receipts,
  refunds,
  sponsors,
  statements,
} from "./bursary-examples.ts";
import {
  account,
  cashBooks,
  counter,
  counterVariables,
  fees,
  leftovers,
  outcome,
  section,
  sectionVariables,
  slips,
} from "./payment-examples.ts";

interface ExampleOperation {
  readonly query: string;
  readonly variables?: string;
}

const signIn = `# Signs this browser in. With the demo data: Adeyemi has paid nothing, Bello (COHT/2024/002) everything.
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    ... on SignedIn {
      viewer {
        surname
        firstName
        mustChangePassword
      }
    }
    ... on Refusal {
      code
      message
      fields {
        field
        message
      }
    }
  }
}
`;

const signInVariables = `{
  "input": { "role": "STUDENT", "username": "COHT/2025/001", "password": "adeyemi" }
}
`;

const dashboard = `# Everything a student's dashboard shows, in one request. Sign in first (first tab).
query Dashboard {
  viewer {
    surname
    firstName
    email
    passportUrl
    ... on Student {
      matricNumber
      department
      level
      currentSemester
      currentSession
      payments {
        item
        amount
        paidAt
        reference
        receiptUrl
      }
      calendar {
        session
        semester
        semesterEnd
        isRegistrationOpen
      }
    }
  }
}
`;

const registration = `# What can be registered this semester, and what is. COHT/2024/002 has paid tuition.
query Registration {
  viewer {
    ... on Student {
      courseRegistration {
        session
        semester
        isOpen
        minCredits
        maxCredits
        courses {
          ... on RegistrationCourses {
            status {
              isComplete
              totalCredits
            }
            carryovers {
              code
            }
            newCourses {
              code
              title
              creditLoad
              isCompulsory
              isRegistered
              canRegister
            }
          }
          ... on Refusal {
            code
            message
          }
        }
      }
    }
  }
}
`;

const hostel = `# The hostel page: where the student's application stands, and which beds are free.
query Hostel {
  viewer {
    ... on Student {
      hostel {
        hasPaid
        isApplicationOpen
        deadline
        canSelectBed
        application {
          state
          room
          bed
        }
        rooms {
          hostel
          floor
          number
          beds {
            id
            number
          }
        }
      }
    }
  }
}
`;

const application = `# How far an application has come. Sign in as COHT/PHT/00002 with the password yusuf and the role APPLICANT first.
query Application {
  viewer {
    ... on Applicant {
      applicationNo
      preferredCourse
      application {
        screening {
          amount
          isPaid
        }
        academic {
          state
          missing {
            field
            message
          }
        }
        canEdit
        test {
          date
          startTime
          venue
        }
        decision {
          outcome
        }
        milestones {
          name
          state
          reachedAt
        }
      }
    }
  }
}
`;

const portal = `# What makes this portal one college's; anybody may ask.
query Portal {
  portal {
    collegeName
    supportPhone
    timeZone
    version
  }
}
`;

/** The explorer shows each in its own tab, ready to run. */
export const exampleOperations: readonly ExampleOperation[] = [
  { query: signIn, variables: signInVariables },
  { query: dashboard },
  { query: fees },
  { query: section, variables: sectionVariables },
  { query: account },
  { query: slips },
  { query: registration },
  { query: hostel },
  { query: application },
  { query: counter, variables: counterVariables },
  { query: cashBooks },
  { query: figures },
  { query: receipts },
  { query: refunds },
  { query: plans },
  { query: adjustments },
  { query: instalments },
  { query: issuedSlips },
  { query: statements },
  { query: leftovers },
  { query: sponsors },
  { query: channels, variables: channelsVariables },
  { query: outcome, variables: '{ "reference": "" }\n' },
  { query: portal },
];
