import type { RegistrationCardFragment } from "../../../gql/staff-dashboards.ts";

interface Progress {
  readonly name: string;
  readonly complete: number;
  readonly inProgress: number;
  readonly none: number;
}

/** The progress of departments: the sums of their levels in the order of `groups`. */
export const departmentProgress = (
  groups: RegistrationCardFragment["groups"],
): readonly Progress[] => {
  const byDepartment = new Map<string, Progress>();
  for (const { departmentId, department, counts } of groups) {
    const sum = byDepartment.get(departmentId);
    byDepartment.set(departmentId, {
      name: department,
      complete: (sum?.complete ?? 0) + counts.complete,
      inProgress: (sum?.inProgress ?? 0) + counts.inProgress,
      none: (sum?.none ?? 0) + counts.none,
    });
  }
  return [...byDepartment.values()];
};
