import { firstNameOf, onboardingSteps, type Person, shownName, type User } from '@student/domain';
import type { Tenant } from '@student/themes/tenant';
import { Button, Dialog, Inline, Stepper } from '@student/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { InterestChoice } from '../interests/interest-choice.tsx';
import { heardBy } from '../platform.ts';
import { onboarding as words } from '../pt-br/onboarding.ts';
import { useServices } from '../services.ts';
import { useTenant } from '../tenant.tsx';
import { FinishFailed } from './finish-failed.tsx';
import { HowStep } from './how-step.tsx';
import { forgetOnboarding } from './kept-onboarding.ts';
import * as styles from './onboarding.css.ts';
import { providedOnboarding } from './onboarding.provided.ts';
import { PhotoStep } from './photo-step.tsx';
import { ReadyStep } from './ready-step.tsx';
import { AboutStep, NameStep } from './text-steps.tsx';
import { useOnboardingDraft } from './use-onboarding-draft.ts';
import { PaceStep, WelcomeStep } from './welcome-steps.tsx';

type OnboardingStepsProps = {
  person: Person;
  profile: User;
  step: number;
  onStep: (step: number) => void;
  onFinished: () => void;
  /** Another tab or device has finished it meanwhile. */
  onFinishedElsewhere: () => void;
  onClose: () => void;
};

/** The part that failed, by the state that tells so. */
const failedParts: Readonly<Record<string, 'photo' | 'interests' | 'saving'>> = {
  photoFailed: 'photo',
  interestsFailed: 'interests',
  savingFailed: 'saving',
};

/** Title and sentence of each step, in their order. */
const headsOf = (tenant: Tenant, name: string) => [
  words.name,
  words.about,
  { ...words.welcome, title: words.welcome.title(tenant), text: words.welcome.text(name) },
  words.pace,
  words.how,
  words.interests,
  words.photo,
  { ...words.ready, title: words.ready.title(name) },
];

/** The eight steps: the address says which is open, the tab keeps what they hold, the statechart leads their end. */
export function OnboardingSteps({
  person,
  profile,
  step,
  onStep,
  onFinished,
  onFinishedElsewhere,
  onClose,
}: OnboardingStepsProps) {
  const services = useServices();
  const { platform, session } = services;
  const tenant = useTenant();
  const { draft, change } = useOnboardingDraft(profile);
  const [machine] = useState(() => providedOnboarding(services));
  const [state, send, actor] = useMachine(machine, heardBy(platform));
  const isBusy = state.hasTag('busy');
  const hasFailed = state.hasTag('failed');
  const isLast = step === onboardingSteps;

  const name = shownName({ name: person.name, socialName: draft.socialName });
  const firstName = firstNameOf({ name });
  const photoUrl = draft.photo?.image ?? profile.imageUrl ?? undefined;
  const heads = headsOf(tenant, firstName);
  const head = heads[step - 1] ?? words.name;

  const next = () => (isLast ? send({ type: 'onboarding.finish', draft }) : onStep(step + 1));

  const keepPath = useEffectEvent((path: string) => {
    if (draft.photo) change({ photo: { ...draft.photo, path } });
  });
  const forgetPhoto = useEffectEvent(() => change({ photo: undefined }));
  const finish = useEffectEvent(onFinished);
  // What the machine emits: what the server keeps is not sent again, and the end leads to the dashboard.
  useEffect(() => {
    const subscriptions = [
      actor.on('photo.sent', ({ path }) => keepPath(path)),
      actor.on('photo.leftOut', () => forgetPhoto()),
      actor.on('onboarding.finished', () => finish()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  const leave = useEffectEvent(() => {
    forgetOnboarding(platform.tabStorage);
    onFinishedElsewhere();
  });
  // The session: a first login that has ended without this page saving it was ended elsewhere.
  useEffect(
    () =>
      session.subscribe(({ before, now }) => {
        const isEnded =
          'person' in before && before.person.isFirstLogin && 'person' in now && !now.person.isFirstLogin;
        if (isEnded && !actor.getSnapshot().matches({ finishing: 'saving' })) leave();
      }),
    [session, actor],
  );

  // The machine: what failed at the end is not told at another step.
  useEffect(() => {
    if (!isLast && hasFailed) send({ type: 'steps.review' });
  }, [isLast, hasFailed, send]);

  const holds = [draft.socialName !== '', draft.biography !== '', step > 3, step > 4, step > 5];
  const isDone = [...holds, draft.interests.length > 0, photoUrl !== undefined, false];
  const { failure } = state.context;
  const part = failedParts[String(state.value)];
  const label = !isLast ? words.next : hasFailed ? words.failed.retry : words.finish;

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={head.title}
      description={head.text}
      dismissal={isBusy ? 'blocked' : 'explicit'}
      initialFocus="title"
      footer={
        <div className={styles.foot}>
          <Stepper
            label={words.steps}
            steps={heads.map(({ step: label }, index) => ({ label, done: isDone[index] === true }))}
            value={step - 1}
            onValueChange={(index) => isBusy || onStep(index + 1)}
          />
          <Inline justify={step > 1 ? 'between' : 'end'}>
            {step > 1 ? (
              <Button variant="outline" tone="neutral" disabled={isBusy} onClick={() => onStep(step - 1)}>
                {words.previous}
              </Button>
            ) : null}
            <Button pending={isBusy} onClick={next}>
              {label}
            </Button>
          </Inline>
        </div>
      }
    >
      <div className={styles.body}>
        {step === 1 ? (
          <NameStep
            value={draft.socialName}
            name={person.name}
            onChange={(socialName) => change({ socialName })}
            onNext={next}
          />
        ) : step === 2 ? (
          <AboutStep value={draft.biography} onChange={(biography) => change({ biography })} />
        ) : step === 3 ? (
          <WelcomeStep />
        ) : step === 4 ? (
          <PaceStep />
        ) : step === 5 ? (
          <HowStep companies={person.companies} />
        ) : step === 6 ? (
          <InterestChoice
            chosen={draft.interests}
            onChange={(interests) => change({ interests })}
            none={words.interests.none}
          />
        ) : step === 7 ? (
          <PhotoStep
            name={name}
            current={profile.imageUrl ?? undefined}
            chosen={draft.photo}
            onChange={(photo) => change({ photo })}
          />
        ) : (
          <ReadyStep
            name={name}
            draft={draft}
            photoUrl={photoUrl}
            disabled={isBusy}
            failed={
              part && failure ? (
                <FinishFailed
                  part={part}
                  failure={failure}
                  onLeaveOut={() => send({ type: 'photo.leaveOut' })}
                  onReview={onStep}
                />
              ) : null
            }
            onReview={onStep}
          />
        )}
      </div>
    </Dialog>
  );
}
