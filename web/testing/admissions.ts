import { openPortal } from "./render-portal.tsx";
import { type Answers, startServer } from "./server.ts";
import { aStaff } from "./staff.ts";

/** Opens a screen of the admission office for a staff member who may decide. */
export const openAdmissions = (path: string, query: Answers, mutation: Answers = {}) => {
  const viewer = aStaff("SUPER_ADMIN", { canDecideAdmissions: true });
  const server = startServer({ viewer, ...query }, mutation);
  return { ...openPortal(path, server), server };
};
