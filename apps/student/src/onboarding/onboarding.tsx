import { onboardingStep, type Person, showsOnboarding } from '@student/domain';
import { Dialog, Skeletons, Stack } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveBack } from '../addresses/leave-back.ts';
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
  const { messages, platform, getRouter } = useServices();
  const go = useGo();
  const depth = depthIn(useLocation().state);
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery());
  // As they came: once it is finished the person has no first login any more, and the steps stand until they are left.
  const [newcomer] = useState({ name: person.name, isFirstLogin: person.isFirstLogin });
  const step = onboardingStep(written);
  const shows = showsOnboarding(newcomer, { step, isRedone: !newcomer.isFirstLogin });

  const [isLeft, setLeft] = useState(false);
  const leave = () => {
    setLeft(true);
    // The dashboard takes the place of the first step, so that Back opens none of them again.
    leaveBack(getRouter(), depth, paths.dashboard({ page: 1 }));
  };
  const close = () => {
    if (person.isFirstLogin) {
      putOffOnboarding(platform.tabStorage, person.id);
      messages.succeed(words.closed);
    }
    leave();
  };
  const finish = (text: string) => {
    messages.succeed(text);
    leave();
  };

  // The address: one that names no step stands for the first, and what has no reason to show is left.
  useEffect(() => {
    if (isLeft) return;
    if (!shows) go(paths.dashboard({ page: 1 }), { replace: true });
    else if (written !== String(step)) go(paths.onboarding({ step }), { replace: true });
  }, [isLeft, shows, written, step, go]);

  if (!shows || isLeft) return null;
  if (profile)
    return (
      <OnboardingSteps
        person={person}
        profile={profile.user}
        step={step}
        onStep={(next) =>
          go(paths.onboarding({ step: next }), { preventScrollReset: true, state: { depth: depth + 1 } })
        }
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

/** How many steps were opened before the one that stands, one after another: so many entries of the history belong to the onboarding. */
const depthIn = (state: unknown): number => (state as { depth?: number } | null)?.depth ?? 0;
