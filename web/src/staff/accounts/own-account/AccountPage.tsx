import { OwnAccountDocument } from "../../../gql/staff.ts";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { identityTexts } from "../texts.ts";
import { PasswordCard } from "./PasswordCard.tsx";
import { SecondFactorCard } from "./SecondFactorCard.tsx";

const words = identityTexts.account;

/** The staff member's own account: password and second factor. */
export default function AccountPage() {
  const query = useStaffQuery(OwnAccountDocument, {});
  return (
    <StaffPage title={words.title}>
      <QueryBoundary query={query}>
        {({ viewer }) =>
          viewer?.__typename === "Staff" && (
            <>
              <SectionCard title={words.signedInAs}>
                <FactGrid
                  facts={[
                    [words.name, `${viewer.surname} ${viewer.firstName}`],
                    [words.email, viewer.email],
                    [words.role, identityTexts.roles[viewer.role]],
                  ]}
                />
              </SectionCard>
              <PasswordCard owner={viewer} />
              <SecondFactorCard factor={viewer.secondFactor} onChanged={query.reload} />
            </>
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
