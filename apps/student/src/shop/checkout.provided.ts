import { listOrders, placeOrder } from '@student/api-client';
import {
  bagLineProblem,
  isKeyOld,
  isOrderRefused,
  isSameBag,
  orderMadeOf,
  type Product,
  type SentOrder,
  withoutOrdered,
} from '@student/domain';
import { checkoutMachine, filled, type Placed, type Prepared } from '@student/machines';
import { createId } from '../create-id.ts';
import { isMissing } from '../failures.ts';
import { createLock } from '../outbox/turns.ts';
import type { Services } from '../services.ts';
import { type Bag, bagOf } from './bag.ts';
import { bagProductQuery, orderQuery } from './shop.queries.ts';

type Parts = Pick<Services, 'request' | 'queryClient' | 'platform' | 'serverClock' | 'ended' | 'session'>;

/** What the wallet held when an order was confirmed on this page. */
type Wallet = { key: string; decoins: number | undefined };

/**
 * The checkout of a person with its ports plugged into shop, device and server (SHOP-17). An order is kept on the device, key and lines,
 * before it is sent, and until the server has decided; of all tabs one sends at a time, and all send the same.
 */
export function providedCheckout(parts: Parts, personId: number) {
  const bag = bagOf(parts, personId);
  let wallet: Wallet | undefined;
  const inTurn = createLock(parts.platform);
  return checkoutMachine.provide({
    actors: {
      prepare: filled((_, signal) =>
        prepare(parts, bag, signal, (key) => {
          wallet = { key, decoins: walletOf(parts) };
        }),
      ),
      // Goes on when its page is left: an order that was sent is made.
      place: filled(({ order }) =>
        inTurn(`order/${personId}`, () => {
          // The cookie is of whoever signed in last, in any tab: nobody pays for another's order.
          if (!parts.session.isPresent(personId)) throw new Error('Somebody else has signed in.');
          return place(parts, bag, order, wallet);
        }),
      ),
    },
  });
}

/** Reads the products of the bag anew; where nothing has changed, keeps the order that is about to be sent. */
async function prepare(
  { queryClient, serverClock }: Parts,
  bag: Bag,
  signal: AbortSignal,
  remember: (key: string) => void,
): Promise<Prepared> {
  const { lines } = bag.get();
  const read = (id: number): Promise<Product | undefined> =>
    queryClient.fetchQuery({ ...bagProductQuery(id), staleTime: 0 }).catch((error) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
  const products = await Promise.all(lines.map(({ id }) => read(id)));
  signal.throwIfAborted();
  if (lines.length === 0) return { isChanged: true };
  if (lines.some((line, at) => bagLineProblem(line, products[at]))) return { isChanged: true };
  const own: SentOrder = { key: createId(), lines, at: serverClock.now() };
  remember(own.key);
  // Another tab may have sent one meanwhile, or changed the bag.
  bag.change((kept) => (kept.order || !isSameBag(kept.lines, lines) ? kept : { ...kept, order: own }));
  const { order } = bag.get();
  return order ? { order } : { isChanged: true };
}

/** Sends what this device keeps, or what was sent from it and another tab has the answer to: under its key it is the same order. */
async function place(
  parts: Parts,
  bag: Bag,
  sent: SentOrder | undefined,
  wallet: Wallet | undefined,
): Promise<Placed> {
  const { request, serverClock, queryClient } = parts;
  const order = bag.get().order ?? sent;
  if (!order) return { isChanged: true };
  if (isKeyOld(order, serverClock.now())) return lookFor(parts, bag, order);
  try {
    const made = await request(placeOrder, {
      body: { products: order.lines.map((line) => ({ id: line.id, quantity: line.quantity })) },
      idempotencyKey: order.key,
    });
    queryClient.setQueryData(orderQuery(made.id).queryKey, made);
    if (wallet?.key === order.key) pay(parts, made.grossValue, wallet.decoins);
    settle(bag, order, 'ordered');
    return { orderId: made.id };
  } catch (error) {
    if (isOrderRefused(error)) settle(bag, order, 'not ordered');
    throw error;
  }
}

const walletOf = ({ session }: Pick<Parts, 'session'>) => {
  const state = session.get();
  return state.status === 'present' ? state.person.decoins : undefined;
};

/**
 * Takes the price off the wallet as it is shown, in the moment in which the bag no longer holds it; the server is asked for the balance
 * afterwards (SHOP-14). Where the wallet was read anew since the order was confirmed, that may have been paid already.
 */
function pay({ session }: Pick<Parts, 'session'>, price: number, before: number | undefined): void {
  const state = session.get();
  if (state.status !== 'present' || before === undefined || state.person.decoins !== before) return;
  session.arrive({ ...state.person, decoins: before - price });
}

/** After a day the server may not know the key any more: whether the order was made is looked for among all of them. */
async function lookFor({ request }: Parts, bag: Bag, order: SentOrder): Promise<Placed> {
  const made = orderMadeOf(order, await request(listOrders));
  settle(bag, order, made ? 'ordered' : 'not ordered');
  return made ? { orderId: made.id } : { isChanged: true };
}

/** What was ordered leaves the bag, what came into it meanwhile stays. A device that refuses this is asked again when the bag is opened. */
function settle(bag: Bag, { key, lines }: SentOrder, outcome: 'ordered' | 'not ordered'): void {
  try {
    bag.change((kept) => {
      if (kept.order?.key !== key) return kept;
      return { lines: outcome === 'ordered' ? withoutOrdered(kept.lines, lines) : kept.lines };
    });
  } catch (error) {
    console.error(error);
  }
}
