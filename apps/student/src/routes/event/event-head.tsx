import { formatDuration, formatRating, isFinishedClass, spokenDuration } from '@student/domain';
import {
  Button,
  CertificateIcon,
  CourseBanner,
  DurationIcon,
  PlayIcon,
  RatingIcon,
  RichText,
  Tag,
} from '@student/ui';
import { lazy, type ReactNode, useState } from 'react';
import { SeatTag } from '../../enrolment/seat-tag.tsx';
import { event as words } from '../../pt-br/event.ts';
import { LateBoundary } from '../../shell/late-boundary.tsx';
import { useServerNow } from '../../use-server-now.ts';
import { EventActions } from './event-actions.tsx';
import type { ShownClass } from './use-class.ts';

const EventVideo = lazy(() => import('./event-video.tsx'));

/** What the event is, where its class stands for the person, and the one action (EVENT-03, EVENT-04). */
export function EventHead(shown: ShownClass) {
  const { event, eventClass } = shown;
  const now = useServerNow();
  const [isVideoOpen, setVideoOpen] = useState(false);
  return (
    <>
      <CourseBanner
        title={event.name}
        description={event.description ? <RichText source={event.description} /> : undefined}
        bannerUrl={event.bannerUrl ?? event.imageUrl ?? undefined}
        facts={factsOf(shown)}
        tags={tagsOf(shown, now)}
        action={<EventActions key={eventClass.id} {...shown} />}
        asides={
          event.introductoryContent ? (
            <Button variant="outline" size="large" icon={<PlayIcon />} onClick={() => setVideoOpen(true)}>
              {words.introduction}
            </Button>
          ) : undefined
        }
      />
      {isVideoOpen ? (
        <LateBoundary onClose={() => setVideoOpen(false)}>
          <EventVideo event={event} onClose={() => setVideoOpen(false)} />
        </LateBoundary>
      ) : null}
    </>
  );
}

const factsOf = ({ event, eventClass }: ShownClass) => [
  {
    label: words.duration,
    value: formatDuration(eventClass.duration ?? event.duration),
    spoken: spokenDuration(eventClass.duration ?? event.duration),
    icon: <DurationIcon />,
  },
  ...(event.rating === null
    ? []
    : [{ label: words.rating, value: formatRating(event.rating), icon: <RatingIcon /> }]),
  ...(event.hasCertificate || eventClass.hasCertificate
    ? [{ label: words.certificateFact, value: words.hasCertificate, icon: <CertificateIcon /> }]
    : []),
];

/** Nothing at all where there is none: an empty line would take its room. */
function tagsOf({ event, eventClass, seat }: ShownClass, now: number): ReactNode {
  const isFinished = isFinishedClass(eventClass, now);
  if (!seat.isSeated && !isFinished) return undefined;
  return (
    <>
      {seat.isSeated ? <SeatTag seat={seat} /> : null}
      {isFinished ? <Tag>{words.finished}</Tag> : null}
      {seat.isSeated && event.hasNewContent ? <Tag tone="promote">{words.newContent}</Tag> : null}
    </>
  );
}
