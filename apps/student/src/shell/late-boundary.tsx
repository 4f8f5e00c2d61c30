import { Button, StandingToast } from '@student/ui';
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { Boundary } from '../boundary.tsx';
import { isMissingCode } from '../missing-code.ts';
import { shell } from '../pt-br/shell.ts';
import { useServices } from '../services.ts';
import { useOpenAnew } from './use-open-anew.ts';

type LateBoundaryProps = {
  children: ReactNode;
  /** Whether a part that stays on the page is asked for now: given up, it is tried again. */
  wanted?: boolean;
  /** Stands there until the code is there, and where it does not come. */
  meanwhile?: ReactNode;
  /** What else is told where it cannot be shown otherwise. */
  said?: ReactNode;
  /** Gives the part up; without it the message stays. */
  onClose?: () => void;
  onMissing?: () => void;
};

/** What opens over a page, or under it, with code of its own: where that is missing, the page stays and says so. */
export function LateBoundary({ children, meanwhile, wanted, ...message }: LateBoundaryProps) {
  return (
    <Boundary
      resetKey={`${wanted}`}
      failed={(error, retry) => (
        <>
          {meanwhile}
          <Missing {...{ error, retry, ...message }} />
        </>
      )}
    >
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </Boundary>
  );
}

type MissingProps = Omit<LateBoundaryProps, 'children' | 'meanwhile' | 'wanted'> & {
  error: unknown;
  retry: () => void;
};

function Missing({ error, retry, said, onClose, onMissing }: MissingProps) {
  const { missingParts } = useServices();
  const { isOpening, open } = useOpenAnew();
  const isCodeMissing = isMissingCode(error);

  // The other parts, and the network: one message stands for all missing code, until it can be asked for again.
  useEffect(() => {
    if (isCodeMissing && !said && onClose) return missingParts.tell(onClose);
  }, [missingParts, isCodeMissing, said, onClose]);

  // What is around it, which may have waited for it.
  useLayoutEffect(() => onMissing?.(), [onMissing]);

  return (
    <StandingToast
      actions={
        <>
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            pending={isOpening}
            onClick={isCodeMissing ? open : retry}
          >
            {isCodeMissing ? shell.codeMissing.reload : shell.retry}
          </Button>
          {onClose ? (
            <Button variant="plain" tone="neutral" size="small" onClick={onClose}>
              {shell.close}
            </Button>
          ) : null}
        </>
      }
    >
      {said ??
        (isCodeMissing ? `${shell.codeMissing.part} ${shell.codeMissing.partText}` : shell.crash.title)}
    </StandingToast>
  );
}
