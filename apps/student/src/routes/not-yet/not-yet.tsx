import { ButtonLink, DurationIcon } from '@student/ui';
import { paths } from '../../paths.ts';
import { messagePages } from '../../pt-br/message-pages.ts';
import { MessagePage } from '../../shell/message-page.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';

/** Stands in place of a page that is not built yet, so that no link leads nowhere. */
export const NotYet = ({ title }: { title: string }) => (
  <MessagePage
    picture={<MessagePicture name="empty" icon={<DurationIcon />} />}
    title={title}
    text={messagePages.notYet.text}
    action={<ButtonLink href={paths.dashboard()}>{messagePages.notYet.action}</ButtonLink>}
  />
);
