import { useRef } from 'react';
import { CloseIcon } from '../../components/icon/icons.ts';
import * as chips from '../../components/multi-select/selected-chips.css.ts';
import type { SideFiltersWords } from './side-filters.words.ts';

export interface ChosenFiltersProps {
  /** What is chosen, in the order in which it is shown; `key` comes back with the event. */
  chosen: readonly { key: string; label: string }[];
  onRemove?: ((key: string) => void) | undefined;
  onClear?: (() => void) | undefined;
}

/** A button for each filter that is chosen, which takes it away, and one for all. The focus goes to what is left, else to the field. */
export function ChosenFilters({
  chosen,
  onRemove,
  onClear,
  words,
}: ChosenFiltersProps & { words: SideFiltersWords }) {
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length === 0) return null;

  const focusAfter = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-part="chip"]');
    const heir = buttons?.[index + 1] ?? buttons?.[index - 1];
    (heir ?? fieldBeside(list.current))?.focus();
  };

  return (
    <ul role="list" ref={list} className={chips.chips} aria-label={words.chosen}>
      {chosen.map(({ key, label }, index) => (
        <li key={key} className={chips.item}>
          <button
            type="button"
            className={chips.chip}
            data-part="chip"
            aria-label={words.remove(label)}
            onClick={() => {
              focusAfter(index);
              onRemove?.(key);
            }}
          >
            <span className={chips.text}>{label}</span>
            <CloseIcon size="small" />
          </button>
        </li>
      ))}
      {onClear ? (
        <li>
          <button
            type="button"
            className={chips.fold}
            onClick={() => {
              fieldBeside(list.current)?.focus();
              onClear();
            }}
          >
            {words.clear}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

/** The search of the list that the filters belong to. */
const fieldBeside = (list: HTMLElement | null) =>
  list?.parentElement?.parentElement?.querySelector<HTMLElement>('input[type="search"]');
