import type { WrittenAct } from '@student/domain';
import { useEffect, useRef } from 'react';
import { useServices } from '../../services.ts';
import { usePerson } from '../../session/use-session.ts';

/** While the head of this list is in the window, a text that the server refuses is told of there alone. `content` is the key of a content. */
export function useShownRefusals(content: string, kind: WrittenAct['kind']) {
  const { outboxes } = useServices();
  const personId = usePerson()?.id;
  const list = useRef<HTMLDivElement>(null);

  // The outbox, which tells of refusals wherever the person is.
  useEffect(
    () =>
      outboxes.listen({
        personId,
        content,
        onDelivered: () => {},
        onRefused: () => {},
        showsStudy: () => false,
        showsRefusal: (act) => act.kind === kind && isHeadInWindow(list.current),
      }),
    [outboxes, personId, content, kind],
  );

  return list;
}

/** Whether what comes first in a list is seen. One in a part that is closed stands in the document and takes no room. */
function isHeadInWindow(list: HTMLElement | null): boolean {
  const [box] = list?.getClientRects() ?? [];
  return box !== undefined && box.top >= 0 && box.top < window.innerHeight;
}
