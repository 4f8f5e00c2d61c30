import type { checkInMachine } from '@student/machines';
import { Button, ButtonLink, InlineAlert, Stack, Text } from '@student/ui';
import type { SnapshotFrom } from 'xstate';
import { paths } from '../paths.ts';
import { checkIn as words } from '../pt-br/check-in.ts';
import { errorText } from '../pt-br/errors.ts';
import { shell } from '../pt-br/shell.ts';
import { useOpenAnew } from '../shell/use-open-anew.ts';
import { useFocusOnNews } from './use-focus-on-news.ts';

export type CheckInStateProps = {
  snapshot: SnapshotFrom<typeof checkInMachine>;
  /** The page of a code that was read or taken here and is of another class or training course. */
  elsewhere: string | undefined;
  /** The person came by the link of a code. */
  isCameFor: boolean;
  /** The scanner stands over it. */
  isCovered: boolean;
  /** How many codes were read or typed here. */
  takenCount: number;
  onConfirm: () => void;
  /** Reads once more of which class the presence is. */
  onLookAgain: () => void;
};

/** What a check-in stands in, in words, with its one press (EVENT-16 to EVENT-19). */
export function CheckInState(props: CheckInStateProps) {
  const { snapshot, elsewhere, onConfirm, onLookAgain } = props;
  const { isOpening, open } = useOpenAnew();
  const told = toldOf(snapshot, elsewhere);
  const isUnread = snapshot.matches({ asking: 'unread' });
  const news = useFocusOnNews<HTMLDivElement & HTMLParagraphElement>(
    isUnread && !told ? undefined : `${told?.title} ${props.takenCount}`,
    props,
  );
  if (told)
    return (
      <InlineAlert
        {...news}
        tone={told.tone}
        title={told.title}
        announce="polite"
        action={
          told.presses ? (
            <Button
              size="small"
              variant="outline"
              pending={isOpening}
              onClick={{ retry: onConfirm, lookAgain: onLookAgain, reload: open }[told.presses]}
            >
              {presses[told.presses]}
            </Button>
          ) : told.href ? (
            <ButtonLink href={told.href} size="small" variant="outline">
              {told.leads ?? words.openOther}
            </ButtonLink>
          ) : undefined
        }
      >
        {told.text}
      </InlineAlert>
    );
  if (isUnread) return <Text>{words.lead}</Text>;
  const isSending = snapshot.hasTag('busy');
  return (
    <Stack gap="s">
      <Text {...news}>{words.question}</Text>
      <div>
        <Button size="large" pending={isSending} onClick={onConfirm}>
          {isSending ? words.confirming : words.confirm}
        </Button>
      </div>
    </Stack>
  );
}

type Told = {
  tone: 'positive' | 'info' | 'critical' | 'caution';
  title: string;
  text: string;
  href?: string | undefined;
  /** What the link says. */
  leads?: string;
  /** The button that it has. */
  presses?: keyof typeof presses | undefined;
};

const presses = { retry: words.retry, lookAgain: words.lookAgain, reload: shell.codeMissing.reload };

function toldOf(snapshot: CheckInStateProps['snapshot'], elsewhere: string | undefined): Told | undefined {
  const { problem, failure, isKept, heldBy, canRetry, isCodeMissing } = snapshot.context;
  if (elsewhere && problem !== 'recordedElsewhere')
    return { tone: 'caution', ...words.problems.elsewhere, href: elsewhere };
  if (snapshot.matches('confirmed'))
    return { tone: 'positive', title: words.confirmed, text: words.confirmedText };
  if (snapshot.matches('present')) return { tone: 'positive', title: words.present, text: words.presentText };
  if (snapshot.matches({ recording: 'delayed' }))
    return {
      tone: 'info',
      title: words.delayed,
      text: isKept ? words.delayedKept : words.delayedHere,
      ...(isKept && { href: paths.dashboard(), leads: words.leave }),
    };
  if (snapshot.matches({ recording: 'kept' }))
    return {
      tone: 'info',
      title: words.keptTitle,
      text: `${words.kept[heldBy ?? 'network']} ${words.keptUntil}`,
    };
  if (snapshot.matches('unverified'))
    return {
      tone: 'info',
      title: words.unverified,
      text: words.unverifiedText,
      presses: 'lookAgain',
    };
  if (problem === 'recordedElsewhere')
    return { tone: 'caution', ...words.problems[problem], href: elsewhere };
  if (!snapshot.matches({ asking: 'refused' })) return undefined;
  if (problem) return { tone: failure ? 'critical' : 'caution', ...words.problems[problem] };
  if (isCodeMissing)
    return {
      tone: 'critical',
      title: words.unexpected,
      text: shell.codeMissing.partText,
      presses: 'reload',
    };
  return {
    tone: 'critical',
    title: words.unexpected,
    text: errorText(failure),
    presses: canRetry ? 'retry' : undefined,
  };
}
