import { OwnAccountDocument } from "../../../gql/staff-accounts.ts";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { QueryBoundary } from "../../kit/QueryBoundary.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { StaffPage } from "../../kit/StaffPage.tsx";
import { useStaffQuery } from "../../kit/use-staff-query.ts";
import { accountTexts } from "../texts.ts";
import { PasswordCard } from "./PasswordCard.tsx";
import { SecondFactorCard } from "./SecondFactorCard.tsx";

const labels = accountTexts.account;

/** The staff member's own account: password and second factor. */
export default function AccountPage() {
  const query = useStaffQuery(OwnAccountDocument, {});
  return (
    <StaffPage title={labels.title}>
      <QueryBoundary query={query}>
        {({ viewer }) =>
          viewer?.__typename === "Staff" && (
            <>
              <SectionCard title={labels.signedInAs}>
                <FactGrid
                  facts={[
                    [labels.name, `${viewer.surname} ${viewer.firstName}`],
                    [labels.email, viewer.email],
                    [labels.role, accountTexts.roles[viewer.role]],
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
