import { EmptyState, SearchXIcon, TextLink } from '@student/ui';
import { nextStepWords } from '../../pt-br/next-step.ts';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { goToSection } from './go-to-section.ts';
import { sections } from './sections.ts';

/** In place of a strip without cards that somebody looks at: that there are none, and the way to all there is. */
export function NoneYet({ children }: { children: string }) {
  return (
    <EmptyState
      variant="strip"
      level={3}
      title={children}
      icon={<MessagePicture name="empty" icon={<SearchXIcon />} />}
      action={
        <TextLink
          href={`#${sections.catalogue}`}
          onClick={(event) => {
            event.preventDefault();
            goToSection(event.currentTarget);
          }}
        >
          {nextStepWords.choose.action}
        </TextLink>
      }
    />
  );
}
