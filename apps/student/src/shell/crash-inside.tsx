import { ButtonLink, Container, ErrorState, SearchIcon } from '@student/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { isExpired, isMissing } from '../failures.ts';
import { paths } from '../paths.ts';
import { errorText } from '../pt-br/errors.ts';
import { shell } from '../pt-br/shell.ts';
import { MessagePage } from './message-page.tsx';

/** A page that could not be built, inside the shell: menu and search still work (COURSE-39). What is not there says so. */
export default function CrashInside() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();

  // The log: what failed, for whoever looks at the console.
  useEffect(() => console.error(error), [error]);

  // Answered elsewhere: by the way home or by the dialog.
  if (isExpired(error)) return null;
  if (isMissing(error) || (isRouteErrorResponse(error) && error.status === 404)) {
    return (
      <MessagePage
        icon={<SearchIcon />}
        title={shell.notFound.title}
        text={shell.notFound.text}
        action={<ButtonLink href={paths.dashboard()}>{shell.notFound.action}</ButtonLink>}
      />
    );
  }
  return (
    <Container width="reading">
      <ErrorState
        level={1}
        title={errorText(error)}
        onRetry={() => void revalidate()}
        pending={state === 'loading'}
        retryLabel={shell.retry}
      >
        {shell.crash.text}
      </ErrorState>
    </Container>
  );
}
