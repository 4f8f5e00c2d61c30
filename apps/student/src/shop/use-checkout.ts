import type { Failure, SentOrder } from '@student/domain';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useServices } from '../services.ts';
import { usePerson } from '../session/use-session.ts';
import { takeUpCheckout } from './checkout.ts';

/** The way from the bag to an order, as a page shows it. */
export type OwnCheckout = {
  /** What is on its way, or has just become an order: the bag is not changed meanwhile. */
  order: SentOrder | undefined;
  /** What there is to say about it. */
  says: 'sending' | 'unknown' | 'expired' | 'changed' | 'refused' | undefined;
  /** Why it was refused. */
  failure: Failure | undefined;
  isAsked: boolean;
  /** Prices and stock are read; the dialog waits. */
  isPreparing: boolean;
  isSending: boolean;
  ask: (isAsked: boolean) => void;
  confirm: () => void;
  retry: () => void;
};

/** The checkout of whoever is signed in (SHOP-17). While a page shows it, what becomes of an order is told there. */
export function useCheckout(): OwnCheckout {
  const services = useServices();
  const { actor, show } = takeUpCheckout(services, usePerson()?.id ?? 0);

  // The checkout of the session.
  useEffect(show, [show]);

  const snapshot = useSelector(actor, (now) => now);
  const { order, failure } = snapshot.context;
  const isPreparing = snapshot.matches({ shopping: 'preparing' });
  const isSending = snapshot.matches({ placing: 'sending' }) || snapshot.matches('ordered');
  const says = () => {
    if (isSending) return 'sending';
    if (snapshot.matches({ placing: 'unknown' })) return 'unknown';
    if (snapshot.matches({ placing: 'expired' })) return 'expired';
    if (snapshot.matches({ shopping: 'changed' })) return 'changed';
    return snapshot.matches({ shopping: 'refused' }) ? 'refused' : undefined;
  };
  return {
    order: snapshot.matches('shopping') ? undefined : order,
    says: says(),
    failure,
    isAsked: isPreparing || snapshot.matches({ shopping: 'confirming' }),
    isPreparing,
    isSending,
    ask: (isAsked) => actor.send({ type: isAsked ? 'order.ask' : 'order.cancel' }),
    confirm: () => actor.send({ type: 'order.confirm' }),
    retry: () => actor.send({ type: 'order.retry' }),
  };
}
