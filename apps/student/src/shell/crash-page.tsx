import { Container, ErrorState, PageFrame } from '@student/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isExpired } from '../failures.ts';
import { paths } from '../paths.ts';
import { errorText } from '../pt-br/errors.ts';
import { shell } from '../pt-br/shell.ts';

/** Stands in for a whole page that could not be built. The error is logged; an expired session is answered elsewhere. */
export default function CrashPage() {
  const error = useRouteError();

  // The log: what failed, for whoever looks at the console.
  useEffect(() => console.error(error), [error]);

  if (isExpired(error)) return null;
  const text = isRouteErrorResponse(error) ? shell.crash.title : errorText(error);
  return (
    <PageFrame skipLabel={shell.skip}>
      <Container width="reading">
        <ErrorState level={1} title={text} onRetry={() => window.location.reload()} retryLabel={shell.retry}>
          {shell.crash.text} <a href={paths.dashboard()}>{shell.crash.home}</a>
        </ErrorState>
      </Container>
    </PageFrame>
  );
}
