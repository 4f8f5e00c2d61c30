import {
  contentToContinue,
  enrolmentBlockOf,
  offersClassCertificate,
  studyLeft,
  tellMoment,
} from '@student/domain';
import { ButtonLink } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { contentsQuery } from '../../contents/content.queries.ts';
import { finishedCount } from '../../contents/content-items.ts';
import { SeatActions } from '../../enrolment/seat-actions.tsx';
import { paths } from '../../paths.ts';
import { blockText, event as words } from '../../pt-br/event.ts';
import { useServerNow } from '../../use-server-now.ts';
import { EventCertificate } from './event-certificate.tsx';
import type { ShownClass } from './use-class.ts';

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
    return <EventCertificate eventId={event.id} classId={eventClass.id} />;
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
