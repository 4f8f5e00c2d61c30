import { Button, CloudOffIcon, EmptyState, type EmptyStateVariant, ErrorState } from '@student/ui';
import { isOffline } from '../failures.ts';
import { isMissingCode } from '../missing-code.ts';
import { errorText } from '../pt-br/errors.ts';
import { failed as words } from '../pt-br/failed.ts';
import { shell } from '../pt-br/shell.ts';
import type { Verdict } from '../region-group.ts';
import { LateKeptHere } from './late-kept-here.tsx';
import { MessagePicture } from './message-picture.tsx';
import { useFocusAfterRetry } from './use-focus-after-retry.ts';
import { useOpenAnew } from './use-open-anew.ts';

export type FailedSize = EmptyStateVariant;

type FailedProps = {
  error: unknown;
  retry: () => void;
  /** It is being asked for again. */
  pending?: boolean;
  level?: 2 | 3 | undefined;
  size?: FailedSize;
  /** How much of the page failed, as far as is known. */
  verdict?: Verdict | 'tellForPage';
  /** What is missing, in a sentence: where there is room for one only, and in place of an error that has a network. */
  missing?: string | undefined;
  id?: string;
};

/** What a region shows in place of its content when a call failed, with the way to ask again (SHELL-43). */
export function Failed({
  error,
  retry,
  pending,
  level,
  size = 'region',
  verdict = 'tell',
  missing,
  id,
}: FailedProps) {
  const { isOpening, open } = useOpenAnew();
  const askAgain = useFocusAfterRetry(retry);
  const text = textOf(verdict);
  const alone = verdict === 'tellForAll' ? undefined : missing;
  const picture = <MessagePicture name="failed" icon={<CloudOffIcon />} />;
  if (isMissingCode(error)) {
    return (
      <ErrorState
        title={shell.codeMissing.part}
        level={level ?? (size === 'page' ? 2 : 3)}
        variant={size}
        icon={picture}
        onRetry={open}
        words={{ retry: shell.codeMissing.reload }}
        pending={isOpening}
        {...(id !== undefined && { id })}
      >
        {shell.codeMissing.partText}
      </ErrorState>
    );
  }
  return (
    <ErrorState
      title={size === 'line' ? (alone ?? text) : ((isOffline(error) ? undefined : alone) ?? errorText(error))}
      level={level ?? (size === 'page' ? 2 : 3)}
      variant={size}
      icon={picture}
      onRetry={askAgain}
      words={{ retry: shell.retry }}
      {...(id !== undefined && { id })}
      {...(pending !== undefined && { pending })}
    >
      {isOffline(error) ? words.offline : text}
      {isOffline(error) && size === 'page' && <LateKeptHere />}
    </ErrorState>
  );
}

const textOf = (verdict: FailedProps['verdict']) => {
  if (verdict === 'tellForPage') return words.page;
  if (verdict === 'tellForAll') return words.several;
  return verdict === 'tellAlone' ? words.alone : words.one;
};

type UntoldProps = Pick<FailedProps, 'size' | 'missing' | 'level'> & {
  /** The element that tells it. */
  teller: string | undefined;
};

/** What a region shows whose failure is told by another one, with the way there. */
export function Untold({ teller, missing, size = 'region', level = 3 }: UntoldProps) {
  const show = () =>
    document
      .getElementById(teller ?? '')
      ?.querySelector('button')
      ?.focus();
  return (
    <EmptyState
      title={size === 'line' && missing ? missing : words.told}
      variant={size}
      level={level}
      action={
        <Button variant="plain" size="small" onClick={show}>
          {words.show}
        </Button>
      }
    />
  );
}
