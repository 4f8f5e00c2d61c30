import { Button, PageFrame, SettingsIcon } from '@student/ui';
import { useState } from 'react';
import { useGo } from '../../addresses/use-go.ts';
import { paths } from '../../paths.ts';
import { messagePages } from '../../pt-br/message-pages.ts';
import { shell } from '../../pt-br/shell.ts';
import { useServices } from '../../services.ts';
import { usePerson } from '../../session/use-session.ts';
import { LateFooter } from '../../shell/late-footer.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { PublicHeader } from '../../shell/public-header.tsx';
import { ShellHeader } from '../../shell/shell-header.tsx';

/** The app rests (AUTH-22 to AUTH-24). A person who is signed in keeps the menu, whose two outside links still work. */
export function Component() {
  const { configuration } = useServices();
  const person = usePerson();
  const go = useGo();
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    const { isMaintenanceMode } = await configuration.refresh();
    setAsking(false);
    // Whoever is signed in is led on by the session (AUTH-23); a visitor has only this page.
    if (!isMaintenanceMode && !person) go(paths.home(), { replace: true });
  };
  return (
    <PageFrame
      skipLabel={shell.skip}
      header={person ? <ShellHeader /> : <PublicHeader />}
      footer={<LateFooter />}
    >
      <MessagePage
        picture={<MessagePicture name="resting" icon={<SettingsIcon />} />}
        title={messagePages.maintenance.title}
        text={messagePages.maintenance.text}
        action={
          <Button pending={isAsking} onClick={() => void ask()}>
            {messagePages.maintenance.retry}
          </Button>
        }
      />
    </PageFrame>
  );
}
