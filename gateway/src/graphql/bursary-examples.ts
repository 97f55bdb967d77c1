export const refunds = `# Refunds that wait for a decision or for their pay-out. Sign in at /bursary as bursary@college.test first.
query Refunds {
  refunds(filter: { isOpen: true }) {
    rows {
      id
      source
      state
      kind
      amount
      askedBy
      askedAt
      paymentReference
    }
    total
  }
}
`;

export const issuedSlips = `# Payment slips for which money is awaited, of all students. Sign in as bursary@college.test first.
query IssuedSlips {
  issuedSlips(filter: { state: OPEN }) {
    rows {
      id
      reference
      student {
        matricNumber
        name
      }
      amount
      received
      rest
      expiresAt
    }
    total
  }
}
`;

export const statements = `# Imported statements of banks, and what of them waits. Sign in as bursary@college.test first.
query BankStatements {
  bankStatements {
    rows {
      account {
        bank
        accountNumber
      }
      fileName
      from
      until
      sums {
        kind
        rows
        amount
      }
      waiting {
        rows
        amount
      }
    }
    total
  }
}
`;

export const plans = `# The instalment plans of the current session. Sign in as a bursary officer, or as a super admin, first.
query PaymentPlans {
  paymentPlans {
    session
    plans {
      department {
        name
      }
      level
      sponsor {
        shortName
      }
      shares {
        number
        percent
        dueDate
        unlocks
      }
      students
    }
  }
}
`;

export const sponsors = `# Who pays for many students at once, and what their transfers wait for. Sign in as bursary@college.test first.
query Sponsors {
  sponsors(filter: { isActive: true }) {
    rows {
      id
      name
      shortName
      lists
    }
  }
  sponsorRemittances {
    rows {
      sponsor
      session
      state
      amount
      allocated
      unallocated
    }
  }
}
`;
