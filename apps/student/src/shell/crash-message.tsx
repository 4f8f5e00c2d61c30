import { Button, CloudOffIcon, EmptyState, Page } from '@student/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { isOffline } from '../failures.ts';
import { isMissingCode } from '../missing-code.ts';
import { shell } from '../pt-br/shell.ts';
import { LateKeptHere } from './late-kept-here.tsx';
import { MessagePicture } from './message-picture.tsx';
import { usePageTitle } from './page-title.ts';
import { useOpenAnew } from './use-open-anew.ts';

type CrashMessageProps = {
  error: unknown;
  /** What happened, where the error says so. */
  title?: string;
  /** Tries again; without it, and where code is missing, the page is opened anew. */
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
};

/** Says that a page could not be built, and why as far as a person can do something about it. */
export function CrashMessage({
  error,
  title: whatHappened = shell.crash.title,
  onRetry,
  children,
}: CrashMessageProps) {
  const { isOpening, open } = useOpenAnew();
  const isCodeMissing = isMissingCode(error);
  const title = isCodeMissing ? shell.codeMissing.title : whatHappened;
  // Each is a page of its own, and so is what comes after it: the focus, which the pressed button takes along, goes there.
  const [turn] = useState(Math.random);
  usePageTitle(title, turn);

  // The log: what failed, for whoever looks at the console.
  useEffect(() => console.error(error), [error]);

  return (
    <Page>
      <div role="alert">
        <EmptyState
          level={1}
          variant="page"
          title={title}
          icon={<MessagePicture name="failed" icon={<CloudOffIcon />} />}
          action={
            <Button pending={isOpening} onClick={isCodeMissing || !onRetry ? open : onRetry}>
              {shell.retry}
            </Button>
          }
        >
          {isCodeMissing ? shell.codeMissing.text : shell.crash.text} {children}
          {(isCodeMissing || isOffline(error)) && <LateKeptHere />}
        </EmptyState>
      </div>
    </Page>
  );
}
