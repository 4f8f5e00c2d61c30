import { Button, EmptyState, Page } from '@student/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { isMissingCode } from '../missing-code.ts';
import { shell } from '../pt-br/shell.ts';
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

/** The icon of what failed, drawn here: the icon library is too much for a page that is always there. */
const cloudOff = (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden
  >
    <path d="M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78m-3.79-3.78 20 20" />
  </svg>
);

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
          icon={cloudOff}
          action={
            <Button pending={isOpening} onClick={isCodeMissing || !onRetry ? open : onRetry}>
              {shell.retry}
            </Button>
          }
        >
          {isCodeMissing ? shell.codeMissing.text : shell.crash.text} {children}
        </EmptyState>
      </div>
    </Page>
  );
}
