import { Button, CommentList, Stack } from '@student/ui';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState, useTransition } from 'react';
import { commentItems } from '../../courses/comment-items.ts';
import { event as words } from '../../pt-br/event.ts';
import { commentsQuery } from './event.queries.ts';

/** The comments of an event, a page more at each press (EVENT-13). */
export default function Comments({ eventId }: { eventId: number }) {
  const [count, setCount] = useState(1);
  const [isPending, begin] = useTransition();
  const pages = useSuspenseQueries({
    queries: Array.from({ length: count }, (_, at) => commentsQuery(eventId, at + 1)),
  });
  const items = pages.flatMap(({ data }, at) => commentItems(at + 1, data.comments));
  const last = pages.at(-1)?.data.totalPages ?? 1;
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(items.length);

  // The focus, whose button goes with the last comments: it goes to the first of them, and the page stays where it is.
  useEffect(() => {
    const first = list.current?.querySelectorAll('li')[before.current];
    before.current = items.length;
    if (!first || document.activeElement !== document.body) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }, [items.length]);

  return (
    <Stack>
      <CommentList ref={list} label={words.comments} items={items} />
      {count < last ? (
        <div>
          <Button
            variant="outline"
            pending={isPending}
            onClick={() => begin(() => setCount((now) => now + 1))}
          >
            {words.moreComments}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
