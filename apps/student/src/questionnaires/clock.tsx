import { Inline, Text, TimerIcon, VisuallyHidden } from '@student/ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { clockText } from '../pt-br/clock-text.ts';
import { questionnaire as words } from '../pt-br/questionnaire.ts';
import type { QuestionnaireActor } from './use-questionnaire-actor.ts';

/**
 * The time that is left (QUIZ-15). It is looked at; what is said is that five minutes are left, and one, or, to whoever comes back to
 * the questionnaire later, how many are left then.
 */
export function Clock({ actor }: { actor: QuestionnaireActor }) {
  const seconds = useSelector(actor, ({ context: { left } }) =>
    left === undefined ? undefined : Math.max(0, Math.ceil(left / 1000)),
  );
  const isShort = useSelector(actor, (snapshot) => snapshot.matches({ attempt: { clock: 'short' } }));
  const isUrgent = useSelector(actor, (snapshot) => snapshot.matches({ attempt: { clock: 'urgent' } }));
  const stretch = isUrgent ? 'urgent' : isShort ? 'short' : 'long';
  const [told, setTold] = useState({ stretch: 'long', minutes: 0 });
  if (told.stretch !== stretch && seconds !== undefined)
    setTold({ stretch, minutes: Math.max(1, Math.ceil(seconds / 60)) });
  const warning = told.minutes > 0 && told.stretch !== 'long' ? words.minutesLeft(told.minutes) : '';
  return (
    <>
      <VisuallyHidden role="status">{warning}</VisuallyHidden>
      {seconds === undefined ? null : (
        <Inline gap="xs" role="timer" aria-label={words.clock}>
          <Text as="span" tone={isUrgent ? 'critical' : isShort ? 'caution' : 'muted'}>
            <TimerIcon />
          </Text>
          <Text
            as="span"
            size="l"
            weight="bold"
            figures="tabular"
            tone={isUrgent ? 'critical' : isShort ? 'caution' : 'default'}
          >
            {clockText(seconds)}
          </Text>
        </Inline>
      )}
    </>
  );
}
