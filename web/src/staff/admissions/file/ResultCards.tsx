import type { ApplicantFileDetailsFragment } from "../../../gql/staff-admissions.ts";
import { formatMoment } from "../../../lib/dates.ts";
import { formatMoney } from "../../../lib/money.ts";
import { usePortal } from "../../../portal/PortalProvider.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { StatusTag } from "../../../ui/StatusTag.tsx";
import { FactGrid } from "../../kit/FactGrid.tsx";
import { SectionCard } from "../../kit/SectionCard.tsx";
import { useStaffPath } from "../../shell/role-context.ts";
import { sittingStates } from "../labels.ts";
import { admissionTexts } from "../texts.ts";

const texts = admissionTexts.file;

/** The sittings, JAMB and the screening fee. */
export const ResultCards = ({ applicant }: { applicant: ApplicantFileDetailsFragment }) => {
  const { timeZone, currencySymbol } = usePortal();
  const to = useStaffPath();
  const { sittings, jambDetails: jamb } = applicant;
  return (
    <>
      <SectionCard title={texts.sections.sittings}>
        {sittings.length === 0 && <p>{texts.noSittings}</p>}
        {sittings.map((one) => (
          <div key={one.id}>
            <FactGrid
              facts={[
                ["Exam", `${one.examType} ${one.year}`],
                ["Exam number", one.examNumber],
                ["School", one.schoolName],
                [
                  "Check",
                  <StatusTag key="state" kind={sittingStates[one.state].kind}>
                    {sittingStates[one.state].text}
                  </StatusTag>,
                ],
                ["Grades", one.subjects.map(({ name, grade }) => `${name} ${grade}`).join(", ")],
                ...(one.query ? [["What was asked", one.query] as const] : []),
              ]}
            />
            {applicant.canCheckSittings ? (
              <ButtonLink to={to(`ssce/${one.id}`)}>{texts.openSitting}</ButtonLink>
            ) : (
              one.resultUrl && (
                <a href={one.resultUrl} target="_blank" rel="noreferrer">
                  {texts.showFile}
                </a>
              )
            )}
          </div>
        ))}
      </SectionCard>
      <SectionCard title={texts.sections.jamb}>
        {jamb?.jambNo ? (
          <FactGrid
            facts={[
              ["Registration number", jamb.jambNo],
              ["Score", jamb.jambScore],
            ]}
          />
        ) : (
          <p>{texts.noJamb}</p>
        )}
      </SectionCard>
      <SectionCard title={texts.sections.fee}>
        <FactGrid
          facts={[
            ["Amount", formatMoney(applicant.screeningFee, currencySymbol)],
            ["Paid", applicant.paidAt ? formatMoment(applicant.paidAt, timeZone) : "Not paid"],
            ["Reference", applicant.paymentReference],
          ]}
        />
      </SectionCard>
    </>
  );
};
