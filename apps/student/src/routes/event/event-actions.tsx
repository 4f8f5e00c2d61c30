import {
  contentToContinue,
  enrolmentBlockOf,
  offersClassCertificate,
  studyLeft,
  tellMoment,
} from '@student/domain';
import { Button, ButtonLink, InlineAlert, Stack } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { contentsQuery } from '../../contents/content.queries.ts';
import { finishedCount } from '../../contents/content-items.ts';
import { paths } from '../../paths.ts';
import { errorText } from '../../pt-br/errors.ts';
import { blockText, event as words } from '../../pt-br/event.ts';
import { useServices } from '../../services.ts';
import { EventCertificate } from './event-certificate.tsx';
import type { ShownClass } from './use-class.ts';

/**
 * The one action of a class: enrol, go on with its contents, or see its certificate (EVENT-05, EVENT-14). What stands against enrolling is
 * said before the press where it is known, and in the server's words where it is not (EVENT-07 to EVENT-09).
 */
export function EventActions(shown: ShownClass) {
  const { seat } = shown;
  const box = useRef<HTMLDivElement>(null);
  const wasSeated = useRef(seat.isSeated);
  const [hasPressed, setPressed] = useState(false);

  // The focus, which was on a button that is gone: it goes to what stands in its place.
  useEffect(() => {
    if (wasSeated.current === seat.isSeated) return;
    wasSeated.current = seat.isSeated;
    if (document.activeElement !== document.body) return;
    (box.current?.querySelector<HTMLElement>('button, a') ?? box.current)?.focus();
  }, [seat.isSeated]);

  const press = () => {
    setPressed(true);
    seat.send({ type: 'seat.take' });
  };
  const isFresh = hasPressed && seat.isSeated && !seat.isBusy && !seat.failure;
  return (
    <Stack ref={box} tabIndex={-1} gap="s">
      {seat.isSeated ? <Seated {...shown} /> : <Free {...shown} onPress={press} />}
      {isFresh ? (
        <InlineAlert tone="positive" announce="polite">
          {words.justEnrolled}
        </InlineAlert>
      ) : null}
      {seat.failure && !seat.isLeavingRefused ? <Refusal seat={seat} /> : null}
    </Stack>
  );
}

/** Why the last press came to nothing. */
export function Refusal({ seat }: Pick<ShownClass, 'seat'>) {
  return (
    <InlineAlert tone="critical" announce="assertive">
      {errorText(seat.failure)} {seat.isAnswerLost ? words.answerLost : null}
    </InlineAlert>
  );
}

function Free({ event, eventClass, seat, personId, onPress }: ShownClass & { onPress: () => void }) {
  const { serverClock } = useServices();
  const now = serverClock.now();
  const block = enrolmentBlockOf(event, eventClass, personId, now);
  const reason = block && blockText(block, (moment) => tellMoment(moment, new Date(now)));
  return (
    <>
      <div>
        <Button size="large" pending={seat.isBusy} blockedReason={reason} onClick={onPress}>
          {words.enrol}
        </Button>
      </div>
      {reason && reason !== errorText(seat.failure) ? (
        <InlineAlert tone="caution">{reason}</InlineAlert>
      ) : null}
    </>
  );
}

function Seated({ event, eventClass, seat }: ShownClass) {
  const { serverClock } = useServices();
  const place = { kind: 'event', eventId: event.id, classId: eventClass.id } as const;
  const { data: contents = [] } = useQuery({ ...contentsQuery(place), enabled: !seat.isBusy });
  if (offersClassCertificate(eventClass, serverClock.now())) {
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
