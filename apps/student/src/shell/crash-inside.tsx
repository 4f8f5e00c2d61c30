import { isRouteErrorResponse } from 'react-router-dom';
import { isExpired, isMissing } from '../failures.ts';
import { errorText } from '../pt-br/errors.ts';
import { useRetryOnline } from '../use-retry-online.ts';
import { CrashMessage } from './crash-message.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

type CrashInsideProps = { error: unknown; onRetry?: () => void };

/** A page that could not be built, inside the shell: menu and search still work (COURSE-39). What is not there says so. */
export function CrashInside({ error, onRetry }: CrashInsideProps) {
  useRetryOnline(error, onRetry);

  // Answered elsewhere: by the way home, or by the dialog after which the page is tried again.
  if (isExpired(error)) return <PageSkeleton />;
  if (isMissing(error) || (isRouteErrorResponse(error) && error.status === 404)) {
    return <NothingHere />;
  }
  return <CrashMessage error={error} title={errorText(error)} onRetry={onRetry} />;
}
