import { type RefObject, useRef, useState } from 'react';
import { CloseIcon } from '../icon/icons.ts';
import type { MultiSelectOption, MultiSelectWords } from './multi-select.words.ts';
import * as styles from './selected-chips.css.ts';

interface SelectedChipsProps {
  chosen: readonly MultiSelectOption[];
  words: MultiSelectWords;
  maxChips: number;
  disabled?: boolean | undefined;
  /** Where the focus goes when no chip is left. */
  field: RefObject<HTMLInputElement | null>;
  onRemove: (option: MultiSelectOption) => void;
}

/** One button per choice that removes it; many are folded away. */
export function SelectedChips({ chosen, words, maxChips, disabled, field, onRemove }: SelectedChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  if (chosen.length === 0) return null;

  const isFolded = !isUnfolded && chosen.length > maxChips;
  const shown = isFolded ? chosen.slice(0, maxChips) : chosen;

  const remove = (option: MultiSelectOption, index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-part="chip"]');
    const heir = buttons?.[index + 1] ?? buttons?.[index - 1] ?? field.current;
    onRemove(option);
    heir?.focus();
  };

  return (
    <ul className={styles.chips} ref={list}>
      {shown.map((option, index) => (
        <li key={option.value} className={styles.item}>
          <button
            type="button"
            className={styles.chip}
            data-part="chip"
            disabled={disabled}
            aria-label={`${words.remove} ${option.label}`}
            onClick={() => remove(option, index)}
          >
            <span className={styles.text}>{option.label}</span>
            <CloseIcon size="small" />
          </button>
        </li>
      ))}
      {chosen.length > maxChips && (
        <li>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isFolded ? words.more(chosen.length - maxChips) : words.less}
          </button>
        </li>
      )}
    </ul>
  );
}
