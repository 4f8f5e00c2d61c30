import { ButtonLink, PageFrame } from '@student/ui';
import { useRouteError } from 'react-router-dom';
import { paths } from '../paths.ts';
import { shell } from '../pt-br/shell.ts';
import { CrashMessage } from './crash-message.tsx';

/** Stands in for a whole page that could not be built. Never loaded late: it is there when nothing else can be. */
export function CrashPage() {
  return (
    <PageFrame skipLabel={shell.skip}>
      <CrashMessage error={useRouteError()}>
        <ButtonLink variant="plain" href={paths.dashboard()}>
          {shell.crash.home}
        </ButtonLink>
      </CrashMessage>
    </PageFrame>
  );
}
