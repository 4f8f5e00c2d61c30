import { countUnsent } from '@student/domain';
import { useQuery } from '@tanstack/react-query';
import { unsentQuery } from '../outbox/unsent.queries.ts';
import { failed as words } from '../pt-br/failed.ts';
import { useServices } from '../services.ts';
import { personIn } from '../session/session.ts';

/** Without a network: what of the person waits on this device, so that nobody fears for it. Nothing where nothing waits. */
export default function KeptHere() {
  const { outboxes, session } = useServices();
  const { data } = useQuery(unsentQuery(outboxes, personIn(session.get())?.id));
  const unsent = countUnsent(data ?? []);
  return Object.values(unsent).some((count) => count > 0) ? <> {words.kept(unsent)}</> : null;
}
