import type { WrittenAct } from '@student/domain';
import { useEffect, useRef } from 'react';
import { useServices } from '../../services.ts';
import { usePerson } from '../../session/use-session.ts';

/** As long as this part is seen, a text that the server refuses is told of in it alone. `content` is the key of a content. */
export function useShownRefusals(content: string, kind: WrittenAct['kind']) {
  const { outboxes } = useServices();
  const personId = usePerson()?.id;
  const part = useRef<HTMLDivElement>(null);

  // The outbox, which tells of refusals wherever the person is.
  useEffect(
    () =>
      outboxes.listen({
        personId,
        content,
        onDelivered: () => {},
        onRefused: () => {},
        showsStudy: () => false,
        // A part that is closed stands in the document and takes no room.
        showsRefusal: (act) => act.kind === kind && (part.current?.getClientRects().length ?? 0) > 0,
      }),
    [outboxes, personId, content, kind],
  );

  return part;
}
