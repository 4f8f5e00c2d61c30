import { Text } from '@student/ui';
import { onboarding as words } from '../pt-br/onboarding.ts';
import { useTenant } from '../tenant.tsx';
import { StepArt } from './step-art.tsx';

/** The brand welcomes, in its own promise and in the words of those who are there already (ONBOARD-05). */
export function WelcomeStep() {
  const tenant = useTenant();
  return (
    <>
      <StepArt name="together" />
      <Text weight="medium">{tenant.promise}</Text>
      <Text tone="muted">{words.welcome.more(tenant)}</Text>
    </>
  );
}

/** What a person can rely on while they learn (ONBOARD-05). */
export function PaceStep() {
  const tenant = useTenant();
  return (
    <>
      <StepArt name="journey" />
      <Text>{words.pace.more(tenant)}</Text>
    </>
  );
}
