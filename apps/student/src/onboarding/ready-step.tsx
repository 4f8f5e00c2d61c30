import type { OnboardingDraft } from '@student/domain';
import { Avatar, Button, ListRow, Stack } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { interestsToChooseQuery } from '../interests/interests.queries.ts';
import { onboarding } from '../pt-br/onboarding.ts';
import { StepArt } from './step-art.tsx';

const { ready: words } = onboarding;

type ReadyStepProps = {
  name: string;
  draft: OnboardingDraft;
  photoUrl: string | undefined;
  disabled: boolean;
  /** What failed, in place of the drawing. */
  failed: ReactNode;
  onReview: (step: number) => void;
};

/** What was chosen, each with the way back to it (ONBOARD-09). */
export function ReadyStep({ name, draft, photoUrl, disabled, failed, onReview }: ReadyStepProps) {
  const { data: interests = [] } = useQuery(interestsToChooseQuery());
  const chosen = interests.filter(({ id }) => draft.interests.includes(id)).map(({ title }) => title);
  const rows = [
    { step: 1, title: onboarding.name.step, note: draft.socialName.trim() || words.noSocialName },
    { step: 2, title: onboarding.about.step, note: draft.biography.trim() || words.noAbout },
    { step: 6, title: onboarding.interests.step, note: chosen.join(', ') || words.noInterests },
    {
      step: 7,
      title: onboarding.photo.step,
      note: draft.photo ? words.newPhoto : photoUrl ? words.samePhoto : words.noPhoto,
      leading: photoUrl ? <Avatar name={name} src={photoUrl} meaning="decoration" /> : undefined,
    },
  ];
  return (
    <>
      {failed || <StepArt name="ready" />}
      <Stack as="ul" gap="xs">
        {rows.map(({ step, title, note, leading }) => (
          <li key={step}>
            <ListRow
              leading={leading}
              title={title}
              note={note}
              trailing={
                <Button
                  variant="plain"
                  size="small"
                  disabled={disabled}
                  aria-label={words.changeOf(title)}
                  onClick={() => onReview(step)}
                >
                  {words.change}
                </Button>
              }
            />
          </li>
        ))}
      </Stack>
    </>
  );
}
