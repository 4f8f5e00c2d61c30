import { ErrorState, Page, PageFrame, PageTitle } from '@student/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isExpired } from '../failures.ts';
import { paths } from '../paths.ts';
import { errorText } from '../pt-br/errors.ts';
import { shell } from '../pt-br/shell.ts';

/** Stands in for a whole page that could not be built. The error is logged; an expired session is answered elsewhere. */
export function CrashPage() {
  const error = useRouteError();

  // The log: what failed, for whoever looks at the console.
  useEffect(() => console.error(error), [error]);

  if (isExpired(error)) return null;
  const text = isRouteErrorResponse(error) ? shell.crash.title : errorText(error);
  return (
    <PageFrame skipLabel={shell.skip}>
      <Page width="reading">
        <PageTitle title={shell.crash.title} lead={text === shell.crash.title ? shell.crash.text : text} />
        <ErrorState />
        <a href={paths.dashboard()}>{shell.crash.home}</a>
      </Page>
    </PageFrame>
  );
}
