import type { Person } from '@student/domain';
import { goTo } from '../addresses/place-ahead.ts';
import { forgetEarlyCalls } from '../forget-early-calls.ts';
import { paths } from '../paths.ts';
import { session as words } from '../pt-br/session.ts';
import type { Services } from '../services.ts';
import { draftsKey, isDraftsKey, tabKeys } from '../tab-keys.ts';
import { detourOf, standingAt, wayBackTo } from './entry.ts';
import { isRenewal, personIn, type SessionChange } from './session.ts';

type Parts = Pick<
  Services,
  'platform' | 'request' | 'session' | 'configuration' | 'queryClient' | 'outboxes' | 'messages' | 'getRouter'
>;

/**
 * The one place that answers a change of the session or of the configuration: what was read is forgotten, what waits goes
 * on, what failed is read again, and a page that cannot stay is left. `signal` ends it.
 */
export function answerSession(parts: Parts, signal: AbortSignal): void {
  const { platform, session, configuration, queryClient, outboxes, messages, getRouter } = parts;
  /** Who was here last, to know them again when they come back. */
  let last = personIn(session.get());

  const go = (to: string) => goTo(getRouter(), to, { replace: true });

  const forgetAnswers = () => {
    // The answer to a call on its way would be taken for one to whoever comes next.
    void queryClient.cancelQueries();
    queryClient.clear();
    forgetEarlyCalls(platform.earlyCalls);
  };

  /** Home, with the way back unless the person wanted to leave; a page that is for everybody stays (AUTH-42, AUTH-43). */
  const onLeft = ({ cause, origin }: SessionChange) => {
    const { address, facts } = standingAt(getRouter());
    const isPrivate = facts.place === 'private';
    const goHome = () => isPrivate && go(paths.home({ redirect: wayBackTo(address) }));
    forgetAnswers();
    if (cause === 'expiry') {
      messages.fail(words.expired);
      goHome();
    } else if (cause === 'handover') {
      // Nothing has expired: who has signed in there is known in a moment.
      if (origin === 'another tab') goHome();
    } else if (cause === 'signOut') {
      if (last) outboxes.wipe(last.id).catch(console.error);
      void configuration.refresh();
      if (origin === 'another tab') messages.succeed(words.leftElsewhere);
      if (isPrivate || origin === 'this tab') go(paths.home());
    }
  };

  /** Nothing of the former person stays on the screen. */
  const onReplaced = (name: string, { origin }: SessionChange) => {
    forgetAnswers();
    if (origin === 'another tab') messages.succeed(words.enteredElsewhere(name));
    go(paths.dashboard());
  };

  /** The page goes on; what failed meanwhile is read again. */
  const onRenewed = () => {
    void queryClient.invalidateQueries();
    void getRouter().revalidate();
  };

  /** A tab that asks to sign in, or for what was owed, need not, once its person has done so in another one. */
  const onArrivedElsewhere = async (person: Person, isSomebodyElse: boolean) => {
    const { wayBackFrom } = await import('./way-back.ts');
    const wayBack = wayBackFrom(standingAt(getRouter()).address, person);
    if (!wayBack) return;
    if (isSomebodyElse) messages.succeed(words.enteredElsewhere(person.name));
    go(isSomebodyElse ? paths.dashboard() : wayBack);
  };

  /** Maintenance that begins or ends, and a duty or a first login that the device did not know of, close the page that stands. */
  const leaveWhatIsClosed = () => {
    const { address, facts } = standingAt(getRouter());
    if (session.get().status === 'absent' || !facts.place) return;
    const detour = detourOf(address, facts.place, parts);
    if (detour) go(detour);
  };

  /** What one person has written and not sent waits for them over an expired session, and goes when they leave or somebody else is there. */
  const forgetDrafts = ({ cause, now }: SessionChange) => {
    if (cause === 'expiry') return;
    const own = now.status === 'absent' ? undefined : draftsKey(now.person.id);
    for (const key of platform.tabStorage.keys())
      if (isDraftsKey(key) && key !== own) platform.tabStorage.removeItem(key);
  };

  const stops = [
    configuration.subscribe(leaveWhatIsClosed),
    session.subscribe((change) => {
      const { before, now, origin } = change;
      // Whoever comes next, or is there now, is not who typed it.
      platform.tabStorage.removeItem(tabKeys.registration);
      // This belongs to one person: it waits for them over an expired session, and goes when they leave or somebody else comes.
      const hasLeft = now.status === 'absent' ? change.cause !== 'expiry' : last && last.id !== now.person.id;
      if (hasLeft)
        for (const key of [tabKeys.onboarding, tabKeys.onboardingLater, tabKeys.checkIn])
          platform.tabStorage.removeItem(key);
      forgetDrafts(change);
      if (now.status === 'absent') return onLeft(change);
      // Said and done.
      for (const { id, text } of messages.list()) if (text === words.expired) messages.dismiss(id);
      const former = last;
      last = now.person;
      const isNew = before.status === 'absent' || before.person.id !== now.person.id;
      if (now.status === 'present' && (isNew || before.status !== 'present')) {
        void outboxes.resume();
        if (origin === 'this tab')
          void import('./learn-roles.ts').then(({ learnRoles }) => learnRoles(parts), console.error);
      }
      if (origin === 'another tab' && (before.status === 'absent' || !isNew))
        void onArrivedElsewhere(now.person, former !== undefined && former.id !== now.person.id);
      if (before.status === 'absent') return;
      if (isNew) onReplaced(now.person.name, change);
      else {
        if (isRenewal(change)) onRenewed();
        leaveWhatIsClosed();
      }
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
}
