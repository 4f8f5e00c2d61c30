import { ButtonLink, DurationIcon } from '@student/ui';
import { paths } from '../../paths.ts';
import { messagePages } from '../../pt-br/message-pages.ts';
import { MessagePage } from '../../shell/message-page.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { useRouteFacts } from '../../shell/use-route-facts.ts';

/** Stands at the addresses whose pages are not built yet, so that no link leads nowhere. */
export function Component() {
  const { notBuilt: title = messagePages.notFound.title } = useRouteFacts();
  return (
    <MessagePage
      picture={<MessagePicture name="empty" icon={<DurationIcon />} />}
      title={title}
      text={messagePages.notYet.text}
      action={<ButtonLink href={paths.dashboard()}>{messagePages.notYet.action}</ButtonLink>}
    />
  );
}
