import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGo } from '../../addresses/use-go.ts';
import { whenBackOnline } from '../../back-online.ts';
import { paths } from '../../paths.ts';
import { heardBy } from '../../platform.ts';
import { useServices } from '../../services.ts';
import { usePerson } from '../../session/use-session.ts';
import { AskAgain } from './ask-again.tsx';
import { providedMaintenance } from './maintenance.provided.ts';

/** Asks whether the app is there again, by hand and by itself, and leads on once it is (AUTH-23). */
export default function RestActions() {
  const services = useServices();
  const { platform } = services;
  const person = usePerson();
  const go = useGo();
  const [machine] = useState(() => providedMaintenance(services));
  const [state, send] = useMachine(machine, heardBy(platform));
  const isOver = state.matches('over');
  const leadOn = useEffectEvent(() => {
    if (!person) go(paths.home(), { replace: true });
  });

  // Whoever is signed in when it ends is led on by the session (AUTH-23); a visitor has only this page.
  useEffect(() => {
    if (isOver) leadOn();
  }, [isOver]);

  // The window tells when it is worth asking again.
  useEffect(() => {
    const { events, isHidden } = platform;
    const end = new AbortController();
    const onVisibility = () => isHidden() || send({ type: 'page.show' });
    events.addEventListener('visibilitychange', onVisibility, { signal: end.signal });
    const stop = whenBackOnline(events, () => send({ type: 'network.return' }));
    return () => {
      end.abort();
      stop();
    };
  }, [platform, send]);

  return (
    <AskAgain
      pending={state.hasTag('busy')}
      goesOn={state.context.isConfirmed}
      onAsk={() => send({ type: 'rest.ask' })}
    />
  );
}
