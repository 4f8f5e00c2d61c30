import { Inline, Text, TimerIcon, VisuallyHidden } from '@student/ui';
import { useSelector } from '@xstate/react';
import { clockText } from '../pt-br/clock-text.ts';
import { questionnaire as words } from '../pt-br/questionnaire.ts';
import type { QuestionnaireActor } from './use-questionnaire-actor.ts';

/** The time that is left (QUIZ-15). It is looked at; what is said is that five minutes are left, and one. */
export function Clock({ actor }: { actor: QuestionnaireActor }) {
  const seconds = useSelector(actor, ({ context: { left } }) =>
    left === undefined ? undefined : Math.max(0, Math.ceil(left / 1000)),
  );
  const isShort = useSelector(actor, (snapshot) => snapshot.matches({ attempt: { clock: 'short' } }));
  const isUrgent = useSelector(actor, (snapshot) => snapshot.matches({ attempt: { clock: 'urgent' } }));
  const warning = isUrgent ? words.oneMinute : isShort ? words.fiveMinutes : '';
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
