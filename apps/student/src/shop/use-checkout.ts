import type { Failure, SentOrder } from '@student/domain';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Services, useServices } from '../services.ts';
import { usePerson } from '../session/use-session.ts';
import { bagOf } from './bag.ts';
import type { Checkout } from './checkout.ts';

/** The way from the bag to an order, as a page shows it. */
export type OwnCheckout = {
  /** What is on its way, or has just become an order: the bag is not changed meanwhile. */
  order: SentOrder | undefined;
  /** What there is to say about it. */
  says: 'sending' | 'unknown' | 'expired' | 'changed' | 'refused' | 'missing' | undefined;
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

/**
 * The checkout of whoever is signed in (SHOP-17). While a page shows it, what becomes of an order is told there. Its code comes after the
 * bag is drawn; until then an order that the device keeps counts as being sent, and a press waits for the code.
 */
export function useCheckout(): OwnCheckout {
  const services = useServices();
  const personId = usePerson()?.id ?? 0;
  const { checkout, isMissing, whenThere } = useLateCheckout(services, personId);
  const actor = checkout?.actor;
  const snapshot = useSyncExternalStore(
    useCallback((listener) => actor?.subscribe(listener).unsubscribe ?? (() => {}), [actor]),
    () => actor?.getSnapshot(),
  );
  if (!snapshot) {
    const { order } = bagOf(services, personId).get();
    const ask = (isAsked: boolean) => isAsked && whenThere(({ actor }) => actor.send({ type: 'order.ask' }));
    const says = isMissing ? 'missing' : 'sending';
    return { ...atRest, order, isSending: order !== undefined && !isMissing, says: order && says, ask };
  }
  const { order, failure } = snapshot.context;
  const isPreparing = snapshot.matches({ shopping: 'preparing' });
  const isSending = snapshot.matches({ placing: 'sending' }) || snapshot.matches('ordered');
  const says = () => {
    if (isSending) return 'sending';
    if (snapshot.matches({ placing: 'unknown' })) return 'unknown';
    if (snapshot.matches({ placing: 'expired' }) || snapshot.matches({ shopping: 'expired' }))
      return 'expired';
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
    ask: (isAsked) => actor?.send({ type: isAsked ? 'order.ask' : 'order.cancel' }),
    confirm: () => actor?.send({ type: 'order.confirm' }),
    retry: () => actor?.send({ type: 'order.retry' }),
  };
}

const atRest = {
  failure: undefined,
  isAsked: false,
  isPreparing: false,
  confirm: () => {},
  retry: () => {},
} satisfies Partial<OwnCheckout>;

/** Brings the code of the checkout and takes it up for as long as the page stands; where it does not come, a press is told why. */
function useLateCheckout(services: Services, personId: number) {
  const [found, setFound] = useState<{ personId: number; checkout: Checkout }>();
  const [coming, setComing] = useState<Promise<Checkout>>();
  const [isMissing, setMissing] = useState(false);

  // The checkout of the session.
  useEffect(() => {
    let hide: (() => void) | undefined;
    let isGone = false;
    const taken = import('./checkout.ts').then(({ takeUpCheckout }) => takeUpCheckout(services, personId));
    setComing(taken);
    taken.then(
      (checkout) => {
        if (isGone) return;
        hide = checkout.show();
        setFound({ personId, checkout });
      },
      // Told once somebody wants it, or where an order waits for it.
      () => setMissing(true),
    );
    return () => {
      isGone = true;
      hide?.();
    };
  }, [services, personId]);

  return {
    checkout: found?.personId === personId ? found.checkout : undefined,
    isMissing,
    whenThere: (act: (checkout: Checkout) => void) => void coming?.then(act).catch(services.tell),
  };
}
