import { PageFrame } from '@student/ui';
import { Outlet } from 'react-router-dom';
import { shell } from '../pt-br/shell.ts';
import { personIn } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { LateFooter } from './late-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { ShellFrame } from './shell-frame.tsx';

/** Around a page that anybody may see: the whole shell for who is signed in, the bar without ways in for who is not. */
export function Component() {
  const person = personIn(useSession());
  if (person) return <ShellFrame />;
  return (
    <PageFrame skipLabel={shell.skip} header={<PublicHeader />} footer={<LateFooter />}>
      <Outlet />
    </PageFrame>
  );
}
