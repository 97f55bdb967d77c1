import { Alert } from "antd";
import { useNavigate, useParams } from "react-router-dom";
import { ProfileFileDocument } from "../../gql/staff-profiles.ts";
import { useFeedback } from "../../ui/Feedback.tsx";
import { QueryBoundary } from "../kit/QueryBoundary.tsx";
import { SectionCard } from "../kit/SectionCard.tsx";
import { StaffPage } from "../kit/StaffPage.tsx";
import { useStaffQuery } from "../kit/use-staff-query.ts";
import { useBreadcrumbLabel } from "../shell/breadcrumb-labels.tsx";
import { useStaffPath } from "../shell/role-context.ts";
import { CorrectionForm } from "./CorrectionForm.tsx";
import { fullName } from "./ProfileList.tsx";
import { RequestList } from "./RequestList.tsx";
import { profileTexts } from "./texts.ts";

const texts = profileTexts.profiles;

export default function CorrectProfilePage() {
  const { profileId = "" } = useParams();
  const { toast } = useFeedback();
  const to = useStaffPath();
  const navigate = useNavigate();
  const query = useStaffQuery(ProfileFileDocument, { id: profileId });
  const profile = query.data?.profile;
  useBreadcrumbLabel("profileId", profile && `${profile.number} · ${fullName(profile)}`);
  const leave = () => void navigate(to(`profiles/${profileId}`));
  return (
    <StaffPage
      title={profile ? fullName(profile) : texts.correctOne}
      lead={profile && `${profileTexts.kinds[profile.kind]} ${profile.number}`}
    >
      <QueryBoundary query={query}>
        {({ profile: one }) =>
          one === null ? (
            <Alert type="warning" showIcon title={texts.notFound} />
          ) : (
            <>
              <SectionCard title={texts.correctOne}>
                <CorrectionForm
                  key={one.id}
                  profile={one}
                  onCancel={leave}
                  onSaved={() => {
                    toast("success", "The profile is corrected.");
                    leave();
                  }}
                />
              </SectionCard>
              <RequestList profile={one} />
            </>
          )
        }
      </QueryBoundary>
    </StaffPage>
  );
}
