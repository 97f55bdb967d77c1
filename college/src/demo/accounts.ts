/** An account of the demo data with a password that is known beforehand. */
export interface DemoAccount {
  readonly role: "student";
  readonly login: string;
  readonly password: string;
  readonly description: string;
}

/** The accounts to try the portal with; every other demo student's password is the surname too. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: "student",
    login: "COHT/2025/001",
    password: "adeyemi",
    description: "level 100, nothing paid",
  },
  {
    role: "student",
    login: "COHT/2024/002",
    password: "bello",
    description: "level 200, tuition and hostel paid",
  },
  {
    role: "student",
    login: "COHT/2024/003",
    password: "eze",
    description: "level 200, tuition paid, hostel not",
  },
  {
    role: "student",
    login: "COHT/2025/004",
    password: "musa",
    description: "level 100, must choose a new password first",
  },
];
