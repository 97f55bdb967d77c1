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

export const adjustments = `# Charges that were lowered or taken back. Sign in as a bursary officer, or as a super admin, first.
query Adjustments {
  adjustments(filter: { state: APPROVED }) {
    rows {
      kind
      amount
      askedBy
      student {
        matricNumber
        name
      }
      lines {
        label
        from
        to
      }
    }
    total
  }
}
`;

export const instalments = `# Who is behind with an instalment of tuition. Sign in as a bursary officer, or as a super admin, first.
query Instalments {
  instalments(filter: { state: OVERDUE }) {
    rows {
      matricNumber
      name
      paid
      charged
      next {
        number
        outstanding
        dueDate
      }
    }
  }
}
`;

export const figures = `# What the session billed and received and what is outstanding, and who owes most. Sign in as bursary@college.test first.
query BursaryFigures {
  bursaryFigures(by: DEPARTMENT) {
    session
    rows {
      label
      billed
      received
      outstanding
      percent
    }
    total {
      billed
      received
      outstanding
    }
    ledger {
      received
      paid
      refunded
      credit
    }
    export {
      xlsx
    }
  }
  balances(sort: OUTSTANDING, descending: true, filter: { standing: OWING }) {
    rows {
      payer {
        number
        name
      }
      outstanding
    }
    totals {
      outstanding
    }
    total
  }
}
`;

export const receipts = `# How the session's money came in, and what was taken at the counter. Sign in as bursary@college.test first.
query Receipts {
  bursaryFigures(by: CHANNEL) {
    rows {
      key
      received
    }
  }
  receipts(filter: { channel: COUNTER, state: VALID }) {
    rows {
      reference
      paidAt
      amount
      paid
      credit
      payer {
        name
      }
    }
    totals {
      amount
      paid
      credit
      refunded
    }
  }
}
`;

export const channels = `# Every channel beside its source. Sign in as bursary@college.test first, and choose days of the demo data.
query Channels($from: Date!, $until: Date!) {
  channelReconciliation(from: $from, until: $until) {
    ... on ChannelReconciliation {
      lines {
        channel
        account {
          bank
        }
        ledger {
          count
          amount
        }
        source {
          count
          amount
        }
        difference
        differences {
          kind
          count
          amount
        }
        waiting {
          kind
          count
        }
        gaps {
          from
          until
        }
      }
      balance {
        received
        paid
        refunded
        credit
        difference
      }
    }
    ... on Refusal {
      message
    }
  }
}
`;

export const channelsVariables = `{ "from": "2026-03-01", "until": "2026-03-31" }
`;
