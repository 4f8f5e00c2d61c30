import { getDailyDecoinLimit } from '@student/api-client';
import { coinsKey } from '@student/domain';
import { coinLimitMachine } from '@student/machines';
import { CoinLimitDialog } from '@student/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { heardBy } from '../platform.ts';
import { coinLimit as words } from '../pt-br/coin-limit.ts';
import { type Services, useServices } from '../services.ts';
import { earningsIn, hearEarnings, showLimit } from '../session/earnings.ts';
import { personIn } from '../session/session.ts';
import { useTenant } from '../tenant.tsx';

/**
 * The message that the day pays no more coins, over whatever page the person is on by then (PILL-11, PLAYER-29, DECOIN-07 to
 * DECOIN-12). It is loaded with the first earning of a session.
 */
export default function CoinLimit() {
  const services = useServices();
  const { coin } = useTenant();
  const [actor, setActor] = useState<CoinLimitActor>();
  const isOpen = useSelector(actor, (snapshot) => snapshot?.matches('telling') ?? false);

  // The actor: it hears what is earned for as long as this person is there.
  useEffect(() => {
    const { actor: started, stop } = startCoinLimit(services);
    setActor(started);
    return stop;
  }, [services]);

  // What else is open, and rests meanwhile.
  useEffect(() => {
    showLimit(services.session, isOpen);
    return () => showLimit(services.session, false);
  }, [services, isOpen]);

  if (!coin) return null;
  return (
    <CoinLimitDialog
      open={isOpen}
      onOpenChange={(next) => next || actor?.send({ type: 'limit.close' })}
      title={words.title(coin.many)}
    >
      <p>{words.text(coin.many)}</p>
    </CoinLimitDialog>
  );
}

type CoinLimitActor = ActorRefFrom<typeof coinLimitMachine>;

function startCoinLimit({ request, session, outboxes, platform }: Services) {
  const personId = personIn(session.get())?.id;
  const actor = createActor(
    coinLimitMachine.provide({
      actors: { readLimit: fromPromise(({ signal }) => request(getDailyDecoinLimit, { signal })) },
    }),
    heardBy(platform),
  );
  actor.on('act.record', ({ act }) => void outboxes.record(personId, coinsKey, act).catch(console.error));
  actor.start();

  let heard = 0;
  /** A page that nobody sees asks nothing: another tab may be telling it. It asks once it is seen. */
  const hear = () => {
    const count = earningsIn(session);
    if (platform.isHidden() || count === heard) return;
    heard = count;
    actor.send({ type: 'coins.earn', day: dayOf(new Date(platform.now())) });
  };
  const stopHearing = hearEarnings(session, hear);
  platform.events.addEventListener('visibilitychange', hear);
  const stopListening = outboxes.listen({
    personId,
    content: coinsKey,
    onDelivered: ({ kind }) => kind === 'acceptLimit' && actor.send({ type: 'limit.settle' }),
    onRefused: () => {},
    showsStudy: () => false,
  });
  hear();
  const stop = () => {
    stopHearing();
    stopListening();
    platform.events.removeEventListener('visibilitychange', hear);
    actor.stop();
  };
  return { actor, stop };
}

/** The day on the person's own calendar, `2026-11-25`. */
const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
