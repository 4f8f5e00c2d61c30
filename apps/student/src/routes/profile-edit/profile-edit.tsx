import { profileDraftOf } from '@student/domain';
import { Page, PageTitle, Split, Stack, TextLink } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { LeaveQuestion } from '../../forms/leave-question.tsx';
import { useKeptDrafts } from '../../forms/use-kept-draft.ts';
import { profileQuery } from '../../onboarding/onboarding.queries.ts';
import { paths } from '../../paths.ts';
import { heardBy } from '../../platform.ts';
import { profileEdit as words } from '../../pt-br/profile-edit.ts';
import { useServices } from '../../services.ts';
import { DataForm } from './data-form.tsx';
import { InterestsSection } from './interests-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhotoSection } from './photo-section.tsx';
import { providedProfileEdit } from './profile-edit.provided.ts';
import { useUnsaved } from './unsaved.ts';
import { profileDraftName, profileOverName } from './use-profile-form.ts';

/** All that a person changes of themselves, as the profile edit statechart leads; each part is saved by itself (PROFILE-02, PROFILE-08). */
export default function ProfileEdit() {
  const services = useServices();
  const { user } = useSuspenseQuery(profileQuery()).data;
  const drafts = useKeptDrafts();
  const unsaved = useUnsaved();
  const [machine] = useState(() => providedProfileEdit(services));
  const [state, send, actor] = useMachine(machine, {
    input: { read: user, zipCode: profileDraftOf(user).zipCode },
    ...heardBy(services.platform),
  });
  const flow = { state, send, actor };
  return (
    <Page>
      <Stack gap="s">
        <PageTitle title={words.title} lead={words.lead} />
        <div>
          <TextLink href={paths.profile({})} stands="alone">
            {words.back}
          </TextLink>
        </div>
      </Stack>
      <PhotoSection user={user} flow={flow} />
      <Split ratio="main">
        <DataForm user={user} flow={flow} unsaved={unsaved} />
        <Stack gap="xl">
          <InterestsSection />
          <PasswordSection flow={flow} unsaved={unsaved} />
        </Stack>
      </Split>
      <LeaveQuestion
        isUnsaved={() => unsaved.has() || actor.getSnapshot().context.photo !== undefined}
        onLeave={() => {
          drafts.forget(profileDraftName);
          drafts.forget(profileOverName);
        }}
        words={words.leave}
      />
    </Page>
  );
}
