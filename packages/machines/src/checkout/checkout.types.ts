import type { Failure, SentOrder } from '@student/domain';

export type CheckoutInput = {
  /** One that was sent before and nobody has answered yet: by this tab before a reload, or by another one. */
  order: SentOrder | undefined;
};

export type CheckoutContext = {
  /** What is on its way, or was last. */
  order: SentOrder | undefined;
  /** What it has become. */
  orderId: number | undefined;
  /** Why there is no order, or why nobody knows yet. */
  failure: Failure | undefined;
};

export type CheckoutEvent =
  /** The person wants to order, and is asked first. */
  | { type: 'order.ask' }
  | { type: 'order.confirm' }
  | { type: 'order.cancel' }
  /** The bag is another one than the message was about. */
  | { type: 'bag.change' }
  /** Another tab has sent this order: what becomes of it is told here too. */
  | { type: 'order.join'; order: SentOrder }
  /** The person wants to know now. */
  | { type: 'order.retry' }
  | { type: 'network.return' }
  /** The person has signed in again over the page. */
  | { type: 'session.renew' };

export type CheckoutEmitted =
  /** There is an order: what it costs is paid, and what it holds is no longer in the bag. */
  | { type: 'order.place'; orderId: number }
  /** There is none, and it was said why: what was read before may be out of date. */
  | { type: 'order.refuse'; failure: Failure };

export type CheckoutOutput = { orderId: number };

/** What a look at the shop right before ordering has found: the order, kept on the device and not sent yet, or that something has changed. */
export type Prepared = { order: SentOrder } | { isChanged: true };

/** What became of an order that was sent; `isChanged` where it was never made and cannot be sent any more. */
export type Placed = { orderId: number } | { isChanged: true };
