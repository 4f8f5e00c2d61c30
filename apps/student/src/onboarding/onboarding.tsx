import { onboardingStep, type Person, showsOnboarding } from '@student/domain';
import { Dialog, Skeletons, Stack } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useGo } from '../addresses/use-go.ts';
import { paths } from '../paths.ts';
import { onboarding as words } from '../pt-br/onboarding.ts';
import { useServices } from '../services.ts';
import { usePerson } from '../session/use-session.ts';
import { Failed } from '../shell/failed.tsx';
import { putOffOnboarding } from './kept-onboarding.ts';
import { profileQuery } from './onboarding.queries.ts';
import { OnboardingSteps } from './onboarding-steps.tsx';

type OnboardingProps = {
  /** The step, as it stands in the address. */
  written: string;
};

/** The onboarding over the dashboard, at the step that the address names (ONBOARD-01 to ONBOARD-18). */
export default function Onboarding({ written }: OnboardingProps) {
  const person = usePerson();
  return person ? <OnboardingOf key={person.id} person={person} written={written} /> : null;
}

function OnboardingOf({ person, written }: OnboardingProps & { person: Person }) {
  const { messages, platform } = useServices();
  const go = useGo();
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery());
  // As they came: once it is finished the person has no first login any more, and the steps stand until they are left.
  const [newcomer] = useState({ name: person.name, isFirstLogin: person.isFirstLogin });
  const step = onboardingStep(written);
  const shows = showsOnboarding(newcomer, { step, isRedone: !newcomer.isFirstLogin });

  const toDashboard = () => go(paths.dashboard({ page: 1 }));
  const close = () => {
    if (person.isFirstLogin) {
      putOffOnboarding(platform.tabStorage, person.id);
      messages.succeed(words.closed);
    }
    toDashboard();
  };
  const finish = (text: string) => {
    messages.succeed(text);
    toDashboard();
  };

  // The address: one that names no step stands for the first, and what has no reason to show is left.
  useEffect(() => {
    if (!shows) go(paths.dashboard({ page: 1 }), { replace: true });
    else if (written !== String(step)) go(paths.onboarding({ step }), { replace: true });
  }, [shows, written, step, go]);

  if (!shows) return null;
  if (profile)
    return (
      <OnboardingSteps
        person={person}
        profile={profile.user}
        step={step}
        onFinished={() => finish(words.finished)}
        onFinishedElsewhere={() => finish(words.finishedElsewhere)}
        onClose={close}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={words.title}
      dismissal="explicit"
      initialFocus="title"
    >
      {error && !isFetching ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <Stack aria-busy>
          <Skeletons shape="detail" count={1} />
        </Stack>
      )}
    </Dialog>
  );
}
