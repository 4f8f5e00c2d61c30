import type { OutboxAct } from '@student/domain';
import { questionnaireMachine } from '@student/machines';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { type Attempt, attemptKey } from '../contents/attempt.ts';
import { createKeptDrafts } from '../forms/kept-drafts.ts';
import { heardBy } from '../platform.ts';
import { useServices } from '../services.ts';
import { personIn } from '../session/session.ts';
import { forgetRecorded } from './answer-drafts.ts';

export type QuestionnaireActor = ActorRefFrom<typeof questionnaireMachine>;

/**
 * The actor of an open attempt, between the page, which tells it what happens, and the outbox, which keeps what it records and
 * tells what has become of it (QUIZ-09 to QUIZ-12).
 */
export function useQuestionnaireActor(attempt: Attempt): QuestionnaireActor | undefined {
  const services = useServices();
  const key = attemptKey(attempt);
  const { questionnaireId } = attempt;
  const [actor, setActor] = useState<QuestionnaireActor>();

  // The actor: it runs as long as this attempt is open, whatever React renders.
  useEffect(() => {
    const { outboxes, platform, session } = services;
    const personId = personIn(session.get())?.id;
    const started = createActor(questionnaireMachine, {
      input: { content: key, questionnaireId },
      ...heardBy(platform),
    });
    const pageOf = (act: OutboxAct) =>
      (act.kind === 'alternative' || act.kind === 'descriptive') && act.questionnaireId === questionnaireId
        ? act.page
        : undefined;
    const drafts = createKeptDrafts(platform.tabStorage, personId);
    const record = async (act: OutboxAct) => {
      await outboxes.record(personId, key, act);
      forgetRecorded(drafts, act);
    };
    started.on('act.record', ({ act }) => void record(act).catch(console.error));
    const stopListening = outboxes.listen({
      personId,
      content: key,
      onDelivered: (act) => {
        const page = pageOf(act);
        if (page !== undefined) started.send({ type: 'answer.confirm', page });
        if (act.kind === 'finish') started.send({ type: 'finish.confirm' });
      },
      onRefused: (act, failure) => {
        if (act.kind === 'finish') return started.send({ type: 'finish.refuse', failure });
        const page = pageOf(act);
        if (page !== undefined) started.send({ type: 'answer.refuse', page, failure });
      },
      showsStudy: () => true,
    });
    started.start();
    setActor(started);
    return () => {
      started.send({ type: 'attempt.leave' });
      stopListening();
    };
  }, [services, key, questionnaireId]);

  return actor;
}

/** Tells the actor whether the page is seen, and how much time the server's clock leaves until `deadline`, ms since 1970. */
export function useTime(actor: QuestionnaireActor | undefined, deadline: number | undefined) {
  const { platform, serverClock } = useServices();

  // The window, whose hiding may be the last that is heard of it.
  useEffect(() => {
    if (!actor) return;
    const { events, isHidden } = platform;
    const end = new AbortController();
    const { signal } = end;
    const onHide = () => actor.send({ type: 'page.hide' });
    events.addEventListener('pagehide', onHide, { signal });
    events.addEventListener('visibilitychange', () => isHidden() && onHide(), { signal });
    return () => end.abort();
  }, [actor, platform]);

  // The clock. It looks at the time anew each second: a device that slept has not counted.
  useEffect(() => {
    if (!actor || deadline === undefined) return;
    const { events } = platform;
    const tell = () => actor.send({ type: 'time.pass', left: deadline - serverClock.now() });
    tell();
    const timer = setInterval(tell, 1000);
    events.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      events.removeEventListener('visibilitychange', tell);
    };
  }, [actor, deadline, platform, serverClock]);
}
