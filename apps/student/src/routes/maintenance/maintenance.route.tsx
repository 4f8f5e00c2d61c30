import { Button, PageFrame, SettingsIcon } from '@student/ui';
import { useRevalidator } from 'react-router-dom';
import { shell } from '../../pt-br/shell.ts';
import { useServices } from '../../services.ts';
import { BrandFooter } from '../../shell/brand-footer.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { PublicHeader } from '../../shell/public-header.tsx';
import { ShellHeader } from '../../shell/shell-header.tsx';

/** The app rests (AUTH-22 to AUTH-24). A person who is signed in keeps the menu, whose two outside links still work. */
export function Component() {
  const { session } = useServices();
  const { revalidate, state } = useRevalidator();
  return (
    <PageFrame
      skipLabel={shell.skip}
      header={session.person() ? <ShellHeader /> : <PublicHeader />}
      footer={<BrandFooter />}
    >
      <MessagePage
        icon={<SettingsIcon />}
        title={shell.maintenance.title}
        text={shell.maintenance.text}
        action={
          <Button pending={state === 'loading'} onClick={() => void revalidate()}>
            {shell.maintenance.retry}
          </Button>
        }
      />
    </PageFrame>
  );
}

/** Runs again with "Tentar novamente": the middleware of the route leaves once maintenance is over (AUTH-23). */
export const loader = () => null;
