import {
  contentToContinue,
  enrolmentBlockOf,
  offersClassCertificate,
  studyLeft,
  tellMoment,
} from '@student/domain';
import { Button, ButtonLink, CertificateIcon } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { contentsQuery } from '../../contents/content.queries.ts';
import { finishedCount } from '../../contents/content-items.ts';
import { SeatActions } from '../../enrolment/seat-actions.tsx';
import { paths } from '../../paths.ts';
import { blockText, event as words } from '../../pt-br/event.ts';
import { taught } from '../../pt-br/taught.ts';
import { LateBoundary } from '../../shell/late-boundary.tsx';
import { useServerNow } from '../../use-server-now.ts';
import type { ShownClass } from './use-class.ts';

/** Few have it here: what asks for it is no part of the page's first load. */
const EventCertificate = lazy(() => import('./event-certificate.tsx'));

/** The one action of a class: enrol, go on with its contents, or see its certificate (EVENT-05, EVENT-14). */
export function EventActions(shown: ShownClass) {
  const { event, eventClass, seat, personId } = shown;
  const now = useServerNow();
  const block = enrolmentBlockOf(event, eventClass, personId, now);
  return (
    <SeatActions
      seat={seat}
      blockedReason={block && blockText(block, (moment) => tellMoment(moment, new Date(now)))}
    >
      <Seated {...shown} />
    </SeatActions>
  );
}

function Seated({ event, eventClass, seat }: ShownClass) {
  const now = useServerNow();
  const place = { kind: 'event', eventId: event.id, classId: eventClass.id } as const;
  const { data: contents = [] } = useQuery({ ...contentsQuery(place), enabled: !seat.isBusy });
  if (offersClassCertificate(eventClass, now)) {
    return (
      <LateBoundary meanwhile={<CertificateOnItsWay />}>
        <EventCertificate eventId={event.id} classId={eventClass.id} />
      </LateBoundary>
    );
  }
  const next = contentToContinue(contents);
  if (!next) return null;
  const finished = finishedCount(contents);
  const label =
    finished > 0 && studyLeft(contents).kind !== 'open'
      ? words.review
      : finished === 0
        ? words.begin
        : words.continue;
  return (
    <div>
      <ButtonLink size="large" href={paths.eventContent({ ...place, contentId: next.id })}>
        {label}
      </ButtonLink>
    </div>
  );
}

const CertificateOnItsWay = () => (
  <div>
    <Button size="large" icon={<CertificateIcon />} pending>
      {taught.certificate}
    </Button>
  </div>
);
