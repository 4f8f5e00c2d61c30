import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

type TypedTermParts = {
  input: RefObject<HTMLInputElement | null>;
  term: string | undefined;
  onSearch: (term: string) => void;
  debounce: number;
};

/**
 * Keeps a field that somebody types in and a term that lives elsewhere in step. What was typed comes back as `term` a
 * moment later, when the person may be two letters further: such an echo leaves the field alone. Any other `term` is news
 * and replaces the text. A term that is searched for already is not sent again.
 */
export function useTypedTerm({ input, term, onSearch, debounce }: TypedTermParts) {
  const [initial] = useState(term);
  /** Terms that were sent and have not come back yet; the last one makes the ones before it out of date. */
  const sent = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ term, onSearch });

  /* What the timer calls is what was drawn last; the field's own text follows news. */
  useLayoutEffect(() => {
    const before = latest.current.term;
    latest.current = { term, onSearch };
    if (term === undefined || term === before) return;
    const echo = sent.current.indexOf(term);
    sent.current = echo < 0 ? [] : sent.current.slice(echo + 1);
    if (echo >= 0) return;
    clearTimeout(timer.current);
    if (input.current) input.current.value = term;
  }, [term, onSearch, input]);

  /* A pause that ends after the field is gone must not search. */
  useEffect(() => () => clearTimeout(timer.current), []);

  const wait = () => clearTimeout(timer.current);

  const search = (text: string) => {
    wait();
    const wanted = text.trim();
    if (wanted === (sent.current.at(-1) ?? latest.current.term)) return;
    if (latest.current.term !== undefined) sent.current.push(wanted);
    latest.current.onSearch(wanted);
  };

  const searchAfterPause = (text: string) => {
    wait();
    if (debounce === 0) search(text);
    else timer.current = setTimeout(search, debounce, text);
  };

  return { initial, search, searchAfterPause, wait };
}
