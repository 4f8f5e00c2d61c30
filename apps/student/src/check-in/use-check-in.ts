import {
  type CheckInFacts,
  type CheckInTarget,
  checkInKey,
  checkInProblem,
  failureOf,
  refusedCheckIn,
} from '@student/domain';
import { type CheckInInput, checkInMachine, heldOf } from '@student/machines';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ActorRefFrom, createActor, getInitialSnapshot } from 'xstate';
import { isMissingCode } from '../missing-code.ts';
import { isAnyWaiting, pendingKey } from '../outbox/pending.queries.ts';
import { heardBy } from '../platform.ts';
import { type Services, useServices } from '../services.ts';
import { personIn } from '../session/session.ts';
import { useServerNow } from '../use-server-now.ts';
import { forgetToken, keepToken, keptToken } from './scanned-code.ts';
import { verifyClass } from './verify-class.ts';

export type CheckInActor = ActorRefFrom<typeof checkInMachine>;

/**
 * The statechart of one check-in, between the page, which knows the facts, the address, which brings a token that does not stay there,
 * and the outbox, which keeps the confirmation and tells what has become of it (EVENT-16 to EVENT-19).
 */
export function useCheckIn(target: CheckInTarget, facts: CheckInFacts, brought: string | undefined) {
  const services = useServices();
  const { platform } = services;
  const problem = checkInProblem(facts, useServerNow());
  const token = brought ?? keptToken(platform.tabStorage, target);
  const [actor, setActor] = useState<CheckInActor>();
  const key = checkInKey(target);
  const { isPresent, day } = facts;

  const begin = useRef({ isPresent, token, problem });
  // What an actor begins with is what the page knows then.
  useEffect(() => {
    begin.current = { isPresent, token, problem };
  }, [isPresent, token, problem]);

  // The actor: it runs as long as this check-in is on the page, whatever React renders.
  useEffect(() => {
    const { actor: started, stop } = startCheckIn(services, target, begin.current, day);
    setActor(started);
    return stop;
  }, [services, target, day]);

  // What the page learns.
  useEffect(() => {
    if (actor && token !== undefined) actor.send({ type: 'code.read', token, problem });
  }, [actor, token, problem]);
  useEffect(() => actor?.send({ type: isPresent ? 'presence.learn' : 'presence.lose' }), [actor, isPresent]);
  useWaiting(actor, key);

  const first = useMemo(
    () => getInitialSnapshot(checkInMachine, { isPresent, token, problem }),
    [isPresent, token, problem],
  );
  const snapshot = useSelector(actor, (now) => now) ?? first;
  const read = (code: string) => {
    keepToken(platform.tabStorage, target, code);
    actor?.send({ type: 'code.read', token: code, problem });
  };
  const discard = () => {
    forgetToken(platform.tabStorage);
    actor?.send({ type: 'code.discard' });
  };
  return { snapshot, actor, read, discard };
}

/** Tells the actor that a confirmation waits on this device, from an earlier visit or another tab, and what keeps it there. */
function useWaiting(actor: CheckInActor | undefined, key: string) {
  const { outboxes, session } = useServices();
  const personId = personIn(session.get())?.id ?? 0;
  const { data: isWaiting = false } = useQuery({
    queryKey: pendingKey(personId, key),
    queryFn: async () => (await (await outboxes.open(personId))?.pending(key)) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
    select: isAnyWaiting,
  });

  // The outbox, whose lane knows why something waits.
  useEffect(() => {
    if (!actor || !isWaiting) return;
    let stop = () => {};
    let isOver = false;
    actor.send({ type: 'check-in.wait' });
    void outboxes.open(personId).then((outbox) => {
      if (!outbox || isOver) return;
      const lane = outbox.lane(key, 'study');
      const tell = () => {
        const snapshot = lane.getSnapshot();
        if (snapshot.context.waiting > 0) actor.send({ type: 'check-in.keep' });
        const held = heldOf(snapshot);
        if (held) actor.send({ type: 'check-in.hold', by: held.by });
      };
      tell();
      const { unsubscribe } = lane.subscribe(tell);
      stop = unsubscribe;
    }, console.error);
    return () => {
      isOver = true;
      stop();
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'check-in.end' });
    };
  }, [actor, isWaiting, outboxes, personId, key]);
}

function startCheckIn(
  { outboxes, platform, queryClient, session, serverClock }: Services,
  target: CheckInTarget,
  input: CheckInInput,
  day: string | undefined,
) {
  const key = checkInKey(target);
  const personId = personIn(session.get())?.id;
  let stopVerifying = () => {};
  const actor = createActor(checkInMachine, { input, ...heardBy(platform) });
  const refuse = (error: unknown) => {
    const failure = failureOf(error);
    const problem = refusedCheckIn(failure, day, serverClock.now());
    actor.send({ type: 'check-in.refuse', problem, failure });
  };
  actor.on('act.record', ({ act }) => {
    // What could not be kept leaves the token where it is, for another try.
    outboxes.record(personId, key, act).then(
      () => forgetToken(platform.tabStorage),
      (error: unknown) =>
        actor.send({
          type: 'check-in.fail',
          failure: failureOf(error),
          isCodeMissing: isMissingCode(error),
        }),
    );
  });
  actor.on('presence.read', () => {
    stopVerifying();
    if (target.kind === 'event')
      stopVerifying = verifyClass(queryClient, target, (event) => actor.send(event));
  });
  const stopListening = outboxes.listen({
    personId,
    content: key,
    onDelivered: ({ kind }) => {
      if (kind !== 'checkIn') return;
      forgetToken(platform.tabStorage);
      if (target.kind === 'training') actor.send({ type: 'check-in.accept' });
      else actor.send({ type: 'check-in.verify' });
    },
    onRefused: ({ kind }, failure) => kind === 'checkIn' && refuse(failure),
    showsStudy: () => false,
    showsRefusal: ({ kind }) => kind === 'checkIn',
  });
  // Its code has to be there before the network is gone.
  outboxes.open(personId).catch(console.error);
  actor.start();
  return {
    actor,
    stop: () => {
      stopListening();
      stopVerifying();
      actor.stop();
    },
  };
}
