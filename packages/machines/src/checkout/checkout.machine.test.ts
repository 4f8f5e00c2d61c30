import type { SentOrder } from '@student/domain';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { filled } from '../port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutEvent, Placed, Prepared } from './checkout.types.ts';

const order: SentOrder = { key: 'a', lines: [{ id: 1, quantity: 2, decoins: 50 }], at: 7 };

it('every state of a checkout is reachable', () => {
  const events = [
    { type: 'order.ask' },
    { type: 'order.confirm' },
    { type: 'order.cancel' },
    { type: 'bag.change' },
    { type: 'order.join', order },
    { type: 'session.renew' },
    { type: 'xstate.done.actor.0.checkout.shopping.preparing', output: { order } },
    { type: 'xstate.done.actor.0.checkout.shopping.preparing', output: { isChanged: true } },
    { type: 'xstate.done.actor.0.checkout.placing.sending', output: { orderId: 12 } },
    {
      type: 'xstate.error.actor.0.checkout.shopping.preparing',
      error: { status: 403, code: 'ACCESS_SESSION_EXPIRED' },
    },
    ...[
      { status: 409, code: 'OUT_OF_STOCK' },
      { status: 403, code: 'ACCESS_SESSION_EXPIRED' },
      { code: 'NO_RESPONSE' },
    ].map((error) => ({ type: 'xstate.error.actor.0.checkout.placing.sending', error })),
  ];
  const paths = pathsOf(checkoutMachine, events, { order: undefined });
  // Left in the same breath.
  expect(statesReached(paths)).toEqual(stateNamesOf(checkoutMachine).filter((name) => name !== 'beginning'));
});

/** A checkout whose ports are answered by hand. */
function start(before?: SentOrder) {
  const asked: unknown[] = [];
  const answers: PromiseWithResolvers<never>[] = [];
  const emitted: unknown[] = [];
  const clock = new SimulatedClock();
  const byHand = (call: unknown) => {
    asked.push(call);
    const answer = Promise.withResolvers<never>();
    answers.push(answer);
    return answer.promise;
  };
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        prepare: filled<Prepared, undefined>(() => byHand('prepare')),
        place: filled<Placed, { order: SentOrder | undefined }>((sent) => byHand(sent.order?.key)),
      },
    }),
    { input: { order: before }, clock },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const turns = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  return {
    asked,
    emitted,
    clock,
    send: (...types: Exclude<CheckoutEvent['type'], 'order.join'>[]) => {
      for (const type of types) actor.send({ type });
    },
    join: () => actor.send({ type: 'order.join', order }),
    answer: async (output: Prepared | Placed) => {
      answers.shift()?.resolve(output as never);
      await turns();
    },
    fail: async (error: object) => {
      answers.shift()?.reject(error);
      await turns();
    },
    stands: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
    },
    context: () => actor.getSnapshot().context,
  };
}

describe('a checkout', () => {
  it('is asked for once, looks at prices, and sends one order however often it is pressed (SHOP-17)', async () => {
    const { send, answer, asked, stands, emitted } = start();
    send('order.ask', 'order.ask');
    expect([stands(), asked]).toEqual(['shopping.confirming', []]);
    send('order.confirm', 'order.confirm');
    expect([stands(), asked]).toEqual(['shopping.preparing', ['prepare']]);
    await answer({ order });
    send('order.confirm', 'order.ask', 'order.retry');
    expect([stands(), asked]).toEqual(['placing.sending', ['prepare', 'a']]);
    await answer({ orderId: 12 });
    expect([stands(), emitted]).toEqual(['ordered', [{ type: 'order.place', orderId: 12 }]]);
  });

  it('can be taken back before', () => {
    const { send, asked, stands } = start();
    send('order.ask', 'order.cancel');
    expect([stands(), asked]).toEqual(['shopping.choosing', []]);
  });

  it('can be taken back as long as nothing was sent, by whoever leaves too', async () => {
    const { send, answer, asked, stands } = start();
    send('order.ask', 'order.confirm', 'order.cancel');
    await answer({ order });
    expect([stands(), asked]).toEqual(['shopping.choosing', ['prepare']]);
  });

  it('that finds something changed stops, and may be asked for again', async () => {
    const { send, answer, stands, asked } = start();
    send('order.ask', 'order.confirm');
    await answer({ isChanged: true });
    expect([stands(), asked]).toEqual(['shopping.changed', ['prepare']]);
    send('bag.change');
    expect(stands()).toBe('shopping.choosing');
  });

  it.each([
    [409, 'INSUFFICIENT_DECOINS'],
    [409, 'OUT_OF_STOCK'],
    [404, 'NOT_FOUND'],
    [422, 'VALIDATION_ERROR'],
  ])('refused with %d %s says why; the next one is another order (SHOP-17)', async (status, code) => {
    const { send, answer, fail, stands, context, emitted } = start();
    send('order.ask', 'order.confirm');
    await answer({ order });
    await fail({ status, code });
    expect([stands(), context().failure?.code, context().order]).toEqual([
      'shopping.refused',
      code,
      undefined,
    ]);
    expect(emitted).toEqual([{ type: 'order.refuse', failure: { code, message: undefined } }]);
    send('order.ask');
    expect([stands(), context().failure]).toEqual(['shopping.confirming', undefined]);
  });

  it('whose look at the prices fails has sent nothing', async () => {
    const { send, fail, stands, asked, context } = start();
    send('order.ask', 'order.confirm');
    await fail({ code: 'NO_RESPONSE' });
    expect([stands(), asked, context().failure?.code]).toEqual([
      'shopping.refused',
      ['prepare'],
      'NO_RESPONSE',
    ]);
  });

  it.each(['order.retry', 'network.return', 'session.renew'] as const)(
    'without an answer does not know, and sends the same again by %s',
    async (again) => {
      const { send, answer, fail, stands, asked, emitted } = start();
      send('order.ask', 'order.confirm');
      await answer({ order });
      await fail({ code: 'NO_RESPONSE' });
      expect([stands(), emitted]).toEqual(['placing.unknown', []]);
      send('order.ask', 'bag.change', again);
      expect([stands(), asked]).toEqual(['placing.sending', ['prepare', 'a', 'a']]);
      await answer({ orderId: 12 });
      expect(stands()).toBe('ordered');
    },
  );

  it.each([
    { status: 500, code: 'UNEXPECTED_ERROR' },
    { code: 'TIMEOUT' },
    { status: 200, code: 'UNEXPECTED_ERROR' },
  ])('asks again by itself after %j', async (error) => {
    const { fail, clock, stands, asked } = start(order);
    await fail(error);
    clock.increment(14_999);
    expect(stands()).toBe('placing.unknown');
    clock.increment(1);
    expect([stands(), asked]).toEqual(['placing.sending', ['a', 'a']]);
  });

  it('whose session ends before it is sent goes on once its person is back', async () => {
    const { send, answer, fail, stands, asked } = start();
    send('order.ask', 'order.confirm');
    await fail({ status: 403, code: 'ACCESS_SESSION_EXPIRED' });
    expect(stands()).toBe('shopping.expired');
    send('session.renew');
    await answer({ order });
    expect([stands(), asked]).toEqual(['placing.sending', ['prepare', 'prepare', 'a']]);
  });

  it('that is asked for says so when the bag changes in another tab', () => {
    const { send, stands } = start();
    send('order.ask', 'bag.change', 'order.confirm');
    expect(stands()).toBe('shopping.changed');
  });

  it('whose session is over goes on once its person is back', async () => {
    const { send, answer, fail, stands, asked } = start(order);
    await fail({ status: 403, code: 'ACCESS_SESSION_EXPIRED' });
    send('network.return');
    expect(stands()).toBe('placing.expired');
    send('session.renew');
    await answer({ orderId: 12 });
    expect([stands(), asked]).toEqual(['ordered', ['a', 'a']]);
  });

  it('that was under way before goes on under its key, and a key that counts no more is not sent', async () => {
    const { answer, stands, asked, context } = start(order);
    expect([stands(), asked]).toEqual(['placing.sending', ['a']]);
    await answer({ isChanged: true });
    expect([stands(), context().order]).toEqual(['shopping.changed', undefined]);
  });

  it.each([[[]], [['order.ask']], [['order.ask', 'order.confirm']]] as const)(
    'after %j joins the order of another tab instead of making its own',
    (types) => {
      const { send, join, stands, asked } = start();
      send(...types);
      join();
      expect([stands(), asked.at(-1)]).toEqual(['placing.sending', 'a']);
    },
  );
});
