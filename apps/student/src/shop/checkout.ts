import type { checkoutMachine } from '@student/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { goTo, placeAhead } from '../addresses/place-ahead.ts';
import { whenBackOnline } from '../back-online.ts';
import { paths } from '../paths.ts';
import { heardBy } from '../platform.ts';
import { bag as words } from '../pt-br/bag.ts';
import { errorText } from '../pt-br/errors.ts';
import type { Services } from '../services.ts';
import { readBalance } from '../session/balance.ts';
import { isRenewal, personIdIn, type Session } from '../session/session.ts';
import { bagOf } from './bag.ts';
import { providedCheckout } from './checkout.provided.ts';
import { staleAfterOrder, staleProducts } from './shop.queries.ts';

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** The checkout of whoever is signed in. */
export type Checkout = {
  actor: CheckoutActor;
  /** Says that a page shows it: what becomes of it is told there. @returns what says that the page no longer does */
  show: () => () => void;
};

type Begun = { personId: number; checkout: Checkout; isOver: () => boolean; stop: () => void };

const bySession = new WeakMap<Session, Begun>();

/** Takes up the checkout that is there, or begins one. An order that is on its way goes on when its page is left, and is told elsewhere. */
export function takeUpCheckout(services: Services, personId: number): Checkout {
  const known = bySession.get(services.session);
  if (known?.personId === personId && !known.isOver()) return known.checkout;
  known?.stop();
  const begun = begin(services, personId);
  bySession.set(services.session, begun);
  return begun.checkout;
}

function begin(services: Services, personId: number): Begun {
  const { platform, queryClient, messages, session, ended, getRouter } = services;
  const bag = bagOf(services, personId);
  let viewers = 0;
  const actor = createActor(providedCheckout(services, personId), {
    input: { order: bag.get().order },
    ...heardBy(platform),
  });

  const readAnew = (stale: typeof staleAfterOrder) => {
    for (const queries of stale) void queryClient.invalidateQueries(queries);
    readBalance(services);
  };
  actor.on('order.place', ({ orderId }) => {
    readAnew(staleAfterOrder);
    const router = getRouter();
    if (viewers === 0 || placeAhead(router).isLeaving)
      return messages.succeed(words.placedElsewhere(orderId));
    goTo(router, paths.bag({ orderId }), { replace: true, state: { isFresh: true } });
  });
  // What is read now may tell why.
  actor.on('order.refuse', ({ failure }) => {
    readAnew(staleProducts);
    if (viewers === 0) messages.fail(words.refusedElsewhere(errorText(failure)));
  });

  /** What another tab has sent is told here too, where somebody looks. */
  const hearBag = () => {
    const { order } = bag.get();
    if (order && viewers > 0) actor.send({ type: 'order.join', order });
    else actor.send({ type: 'bag.change' });
    // Another tab has the answer: under its key this one hears it at once.
    if (!order) actor.send({ type: 'order.retry' });
  };
  const stops = [
    bag.subscribe(hearBag),
    whenBackOnline(platform.events, () => actor.send({ type: 'network.return' })),
    session.subscribe((change) => {
      if (personIdIn(change.now) !== personId) stop();
      else if (isRenewal(change)) actor.send({ type: 'session.renew' });
    }),
  ];
  const hearNothing = () => {
    for (const stop of stops) stop();
  };
  const stop = () => {
    hearNothing();
    actor.stop();
  };
  const show = () => {
    viewers += 1;
    if (actor.getSnapshot().status === 'active') hearBag();
    return () => {
      viewers -= 1;
      if (viewers > 0 || actor.getSnapshot().status !== 'active') return;
      // A question without anybody to answer it, and a message that was read.
      actor.send({ type: 'order.cancel' });
      actor.send({ type: 'bag.change' });
    };
  };
  actor.subscribe({ complete: hearNothing });
  ended.addEventListener('abort', stop, { once: true });
  actor.start();
  return {
    personId,
    checkout: { actor, show },
    isOver: () => actor.getSnapshot().status !== 'active' && viewers === 0,
    stop,
  };
}
