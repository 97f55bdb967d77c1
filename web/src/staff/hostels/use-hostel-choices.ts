import { HostelChoicesDocument } from "../../gql/staff-hostels.ts";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { hostelTexts } from "./texts.ts";

interface NamedChoice {
  readonly value: string;
  readonly label: string;
}

interface HostelChoices {
  readonly hostels: readonly NamedChoice[];
  readonly floors: readonly NamedChoice[];
  readonly departments: readonly NamedChoice[];
}

/** The filter choices of the hostel office; empty while loading and after a failure. */
export const useHostelChoices = (): HostelChoices => {
  const { data } = useStaffQuery(HostelChoicesDocument, {}, { parts: true });
  const hostels = data?.hostelOffice?.hostels ?? [];
  const departments = data?.departmentRecords?.rows ?? [];
  const floors = [...new Set(hostels.flatMap((hostel) => hostel.floors))].toSorted(
    (one, other) => one - other,
  );
  return {
    hostels: hostels.map(({ id, name }) => ({ value: id, label: name })),
    floors: floors.map((floor) => ({ value: String(floor), label: hostelTexts.floor(floor) })),
    departments: departments.map(({ id, name }) => ({ value: id, label: name })),
  };
};
