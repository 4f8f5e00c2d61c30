import type { TrainingContent } from '@student/domain';
import { ButtonLink, EmptyState, LockIcon, PlayerShell, type PlayerShellProps } from '@student/ui';
import { hrefOfPlace } from '../../contents/content-place.ts';
import type { ContentPlace } from '../../contents/content-places.ts';
import { content as words } from '../../pt-br/content.ts';
import { usePageTitle } from '../../shell/page-title.ts';

type LockedContentProps = {
  place: ContentPlace;
  content: TrainingContent;
  /** The person opens it by finishing what comes before. */
  opensByStudy: boolean;
  shell: Omit<PlayerShellProps, 'stage' | 'title'>;
};

/** A content that cannot be opened yet: what opens it, and the way back to its course (PLAYER-20). */
export default function LockedContent({ place, content, opensByStudy, shell }: LockedContentProps) {
  usePageTitle(content.title);
  return (
    <PlayerShell
      {...shell}
      title={content.title}
      shape="free"
      stage={
        <EmptyState
          title={words.locked}
          level={2}
          icon={<LockIcon />}
          action={<ButtonLink href={hrefOfPlace(place)}>{words.backToCourse}</ButtonLink>}
        >
          {opensByStudy ? words.lockedText : words.closedText}
        </EmptyState>
      }
    />
  );
}
