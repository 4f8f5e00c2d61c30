import { ButtonLink, PageFrame, SearchIcon } from '@student/ui';
import { paths } from '../../paths.ts';
import { shell } from '../../pt-br/shell.ts';
import { BrandFooter } from '../../shell/brand-footer.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { PublicHeader } from '../../shell/public-header.tsx';

/** Any address below the prefix that nothing is at (SHELL-03). Asks nobody to sign in. */
export function Component() {
  return (
    <PageFrame skipLabel={shell.skip} header={<PublicHeader />} footer={<BrandFooter />}>
      <MessagePage
        icon={<SearchIcon />}
        title={shell.notFound.title}
        text={shell.notFound.text}
        action={<ButtonLink href={paths.dashboard()}>{shell.notFound.action}</ButtonLink>}
      />
    </PageFrame>
  );
}
