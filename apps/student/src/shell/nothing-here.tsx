import { ButtonLink, SearchIcon } from '@student/ui';
import { paths } from '../paths.ts';
import { messagePages } from '../pt-br/message-pages.ts';
import { MessagePage } from './message-page.tsx';
import { MessagePicture } from './message-picture.tsx';

/** Says that nothing is at this address (SHELL-03). */
export function NothingHere() {
  return (
    <MessagePage
      picture={<MessagePicture name="lost" icon={<SearchIcon />} />}
      title={messagePages.notFound.title}
      text={messagePages.notFound.text}
      action={<ButtonLink href={paths.dashboard()}>{messagePages.notFound.action}</ButtonLink>}
    />
  );
}
