import { getEvent } from '@student/api-client';
import type { TrainingContent } from '@student/domain';
import { ButtonLink, EmptyState, LockIcon, PlayerShell, type PlayerShellProps } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { hrefOfPlace } from '../../contents/content-place.ts';
import type { ContentPlace } from '../../contents/content-places.ts';
import { content as words } from '../../pt-br/content.ts';
import { lockedInEvent } from '../../pt-br/locked-in-event.ts';
import { endpointQuery } from '../../queries/endpoint-query.ts';
import { usePerson } from '../../session/use-session.ts';
import { usePageTitle } from '../../shell/page-title.ts';

type LockedContentProps = {
  place: ContentPlace;
  content: TrainingContent;
  /** The person opens it by finishing what comes before. */
  opensByStudy: boolean;
  shell: Omit<PlayerShellProps, 'stage' | 'title'>;
};

/** A content that cannot be opened yet: what opens it, and the way back to its course or event (PLAYER-20). */
export default function LockedContent({ place, content, opensByStudy, shell }: LockedContentProps) {
  usePageTitle(content.title);
  const isWithoutSeat = useIsWithoutSeat(place);
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
          action={
            <ButtonLink href={hrefOfPlace(place)}>
              {place.kind === 'event' ? lockedInEvent.back : words.backToCourse}
            </ButtonLink>
          }
        >
          {isWithoutSeat ? lockedInEvent.onlyEnrolled : opensByStudy ? words.lockedText : words.closedText}
        </EmptyState>
      }
    />
  );
}

/** Whether nothing of this class opens for the person, who is not enrolled in it; not before that is known. */
function useIsWithoutSeat(place: ContentPlace): boolean {
  const person = usePerson();
  const isInEvent = place.kind === 'event';
  const { data } = useQuery({
    ...endpointQuery(getEvent, { params: { eventId: isInEvent ? place.eventId : 0 } }),
    enabled: isInEvent,
  });
  const shown = data?.classes.find(({ id }) => isInEvent && id === place.classId);
  return shown !== undefined && !shown.enrolledUserIds.includes(person?.id ?? 0);
}
