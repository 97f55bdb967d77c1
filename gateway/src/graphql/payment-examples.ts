export const fees = `# The fee schedule of the student's department and level, and what can be paid now.
query Fees {
  viewer {
    ... on Student {
      fees {
        session
        sections {
          name
          title
          paidAt
          total
          lines {
            label
            amount
            frequency
          }
        }
        tuition {
          id
          amount
          lateFee
          isPaid
          canPay
          plan {
            shares {
              label
              amount
              dueDate
              state
              unlocks
            }
            nextAmount
          }
        }
        hostel {
          amount
          isPaid
          canPay
          obstacle
        }
      }
    }
  }
}
`;

export const section = `# Opens what is outstanding of section A, where the college lets students pay it online as well. COHT/2025/001 owes it.
mutation StartSectionPayment($section: ScheduleSection!) {
  startSectionPayment(section: $section) {
    ... on PaymentStarted {
      authorizationUrl
    }
    ... on Refusal {
      code
      message
    }
  }
}
`;

export const sectionVariables = `{
  "section": "A"
}
`;

export const account = `# What the student was charged and has paid: online, and at the bursary's counter.
query Account {
  viewer {
    ... on Student {
      account {
        charged
        paid
        outstanding
        sessions {
          session
          sections {
            section
            charges {
              label
              outstanding
            }
          }
        }
        receipts {
          channel
          reference
          amount
          paidAt
          voidedAt
          receiptUrl
        }
      }
    }
  }
}
`;

export const counter = `# Cash at the bursary's counter. Sign in at /bursary as bursary@college.test first; counterStudent lists the items.
mutation RecordCounterReceipt($input: RecordCounterReceiptInput!) {
  recordCounterReceipt(input: $input) {
    ... on CounterReceipt {
      number
      amount
      student {
        matricNumber
        name
      }
      receiptUrl
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

export const counterVariables = `{
  "input": {
    "requestKey": "example-0001",
    "studentId": "1",
    "method": "CASH",
    "amount": 1000,
    "items": ["charge-1"]
  }
}
`;

export const cashBooks = `# What each bursary officer took, day by day, and how the counted cash differs. Sign in as one, or as a super admin, first.
query CashBooks {
  cashBooks(filter: { isOpen: false }) {
    rows {
      day
      officer
      receipts
      cash
      pos
      teller
      counted
      difference
    }
    total
  }
}
`;

export const slips = `# What the student can pay at a bank, and the payment slips they made.
query PaymentSlips {
  viewer {
    ... on Student {
      paymentSlips {
        items {
          key
          label
          outstanding
        }
        slips {
          reference
          state
          amount
          rest
          lines {
            label
            outstanding
          }
          slipUrl
        }
        accounts {
          bank
          accountNumber
        }
      }
    }
  }
}
`;

export const leftovers = `# Rows of bank statements that somebody must deal with. Sign in as bursary@college.test first.
query Leftovers {
  bankRows(filter: { isWaiting: true }) {
    rows {
      id
      day
      narration
      amount
      state
      reason
    }
    total
  }
}
`;

export const outcome = `# What became of a payment; nobody need be signed in. Take a reference from the dashboard.
query Outcome($reference: String!) {
  paymentOutcome(purpose: TUITION, reference: $reference) {
    ... on PaymentOutcome {
      isSuccessful
      gatewayResponse
      amount
      session
    }
    ... on Refusal {
      code
      message
    }
  }
}
`;
