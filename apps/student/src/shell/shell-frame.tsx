import { Suspense, useState } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { personIn } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { PageWaiting } from './page-waiting.tsx';
import { shellAsFetched } from './shell-code.ts';
import type { ShellParts } from './shell-parts.ts';

/** Everything behind the guard; nothing of it without a person. */
export function ShellFrame() {
  const session = useSession();
  const [Shell] = useState(shellAsFetched);
  const person = personIn(session);
  const isOfFormerPerson = useIsOfFormerPerson(person?.id);
  if (!person) return <PageWaiting />;
  return (
    // The page stays as it is, and is not seen, while somebody has signed in over it of whom it is not known who.
    <div hidden={session.status === 'expired' && session.isHandedOver}>
      <Suspense fallback={<PageWaiting />}>
        <Shell key={person.id} isPageHidden={isOfFormerPerson} />
      </Suspense>
    </div>
  );
}

/** A page inside the shell. */
export const Inside = () => useOutletContext<ShellParts>().page;

/** Stands in for a page inside the shell whose code is on its way. */
export const InsideWaiting = () => useOutletContext<ShellParts>().skeleton;

/** Stands in for a page inside the shell that could not be built. */
export const InsideCrashed = () => useOutletContext<ShellParts>().crash;

/** Whether the page that stands was opened by somebody else than who is there now: it is not shown until it is left. */
function useIsOfFormerPerson(personId: number | undefined): boolean {
  const { key } = useLocation();
  const [page, setPage] = useState({ key, personId });
  if (page.key !== key) setPage({ key, personId });
  return page.key === key && page.personId !== personId;
}
