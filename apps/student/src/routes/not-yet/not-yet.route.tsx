import { ButtonLink, DurationIcon } from '@student/ui';
import { useMatches } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { shell } from '../../pt-br/shell.ts';
import type { RouteFacts } from '../../routes.tsx';
import { MessagePage } from '../../shell/message-page.tsx';

/** Stands at the addresses whose pages are not built yet, so that no link leads nowhere. */
export function Component() {
  const facts = useMatches().at(-1)?.handle as RouteFacts | undefined;
  return (
    <MessagePage
      icon={<DurationIcon />}
      title={facts?.title ?? shell.notFound.title}
      text={shell.notYet.text}
      action={<ButtonLink href={paths.dashboard()}>{shell.notYet.action}</ButtonLink>}
    />
  );
}
