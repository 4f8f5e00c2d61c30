import { useEffect, useRef } from 'react';

type Options = {
  /** The person came by the link of a code: what is said first is what the page begins with. */
  isCameFor: boolean;
  /** A dialog stands over it, which has the focus. */
  isCovered?: boolean;
};

/**
 * Takes the focus to what a check-in says or asks once what had it is gone: the button that was pressed, the field with the code, or,
 * for who came by the link of a code, the page before.
 */
export function useFocusOnNews<Element extends HTMLElement>(
  news: string | undefined,
  { isCameFor, isCovered = false }: Options,
) {
  const ref = useRef<Element>(null);
  const isFirst = useRef(isCameFor);
  const before = useRef(isCameFor ? undefined : news);

  // The page, whose focus would be nowhere.
  useEffect(() => {
    if (isCovered || before.current === news) return;
    before.current = news;
    if (news === undefined) return;
    const { activeElement: active, body } = document;
    if (active === body || (isFirst.current && active?.matches('h1'))) ref.current?.focus();
    isFirst.current = false;
  }, [news, isCovered]);
  return { ref, tabIndex: -1, 'data-came-for': isCameFor || undefined };
}
