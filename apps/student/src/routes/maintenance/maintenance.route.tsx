import { PageFrame, SettingsIcon } from '@student/ui';
import { lazy, Suspense } from 'react';
import { messagePages } from '../../pt-br/message-pages.ts';
import { shell } from '../../pt-br/shell.ts';
import { usePerson } from '../../session/use-session.ts';
import { LateFooter } from '../../shell/late-footer.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { PublicHeader } from '../../shell/public-header.tsx';
import { ShellHeader } from '../../shell/shell-header.tsx';
import { AskAgain } from './ask-again.tsx';

const words = messagePages.maintenance;

/** With the statechart's library, which nobody else needs on an open page. */
const RestActions = lazy(() => import('./rest-actions.tsx'));

/** The app rests (AUTH-22 to AUTH-24). A person who is signed in keeps the menu, whose two outside links still work. */
export function Component() {
  return (
    <PageFrame
      skipLabel={shell.skip}
      header={usePerson() ? <ShellHeader /> : <PublicHeader />}
      footer={<LateFooter />}
    >
      <MessagePage
        picture={<MessagePicture name="resting" icon={<SettingsIcon />} />}
        title={words.title}
        text={words.text}
        action={
          <Suspense fallback={<AskAgain pending />}>
            <RestActions />
          </Suspense>
        }
      />
    </PageFrame>
  );
}
