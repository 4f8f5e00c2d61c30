import { ErrorState } from '@student/ui';
import { isOffline } from '../failures.ts';
import { errorText } from '../pt-br/errors.ts';
import { shell } from '../pt-br/shell.ts';

/** What a region shows in place of its content when a call failed, with the way to ask again (SHELL-43). */
export function Failed({ error, retry, level = 3 }: { error: unknown; retry: () => void; level?: 2 | 3 }) {
  return (
    <ErrorState title={errorText(error)} level={level} onRetry={retry} retryLabel={shell.retry}>
      {isOffline(error) ? shell.failedOffline : shell.failedText}
    </ErrorState>
  );
}
