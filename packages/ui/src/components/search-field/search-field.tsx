import { LoaderCircle, Search, X } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { input as inputClass, label as labelClass } from '../field/field.css.ts';
import { controlOf } from '../field/field.tsx';
import { InputFrame } from '../field/input-frame.tsx';
import { joinRefs } from '../field/join-refs.ts';
import { emptyAndFocus } from '../text-field/text-field.tsx';
import * as styles from './search-field.css.ts';

export interface SearchFieldWords {
  clear: string;
  pending: string;
}

const spoken: SearchFieldWords = { clear: 'Limpar busca', pending: 'Buscando…' };

export interface SearchFieldProps
  extends Omit<
    ComponentProps<'input'>,
    'className' | 'style' | 'size' | 'prefix' | 'required' | 'type' | 'children'
  > {
  /** Names the field and its search landmark; drawn only with `labelPlacement="above"`. */
  label: string;
  labelPlacement?: 'above' | 'hidden';
  /** Called once per pause in typing, and at once on Enter or when the field is emptied by its button. */
  onSearch: (term: string) => void;
  /** Pause in milliseconds (LIMITS-08). */
  debounce?: number;
  /** The answer to the last term is still on its way. */
  pending?: boolean;
  words?: Partial<SearchFieldWords>;
}

/**
 * A search landmark with one field (SHELL-07, DASH-20): one search per pause of 500 ms, not one per key, and at once on
 * Enter and on clearing. Escape empties it.
 */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    labelPlacement = 'hidden',
    onSearch,
    debounce = 500,
    pending = false,
    words,
    ref,
    ...native
  } = props;
  const { clear, pending: pendingWord } = { ...spoken, ...words };
  const ownId = useId();
  const id = native.id ?? ownId;
  const own = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // a pause that ends after the field is gone must not search
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (term: string) => {
    clearTimeout(timer.current);
    onSearch(term);
  };

  const empty = () => {
    emptyAndFocus(own.current);
    search('');
  };

  return (
    <search aria-label={label} className={styles.search}>
      <label className={labelClass} htmlFor={id} data-placement={labelPlacement}>
        {label}
      </label>
      <InputFrame
        leading={pending ? <LoaderCircle className={styles.turning} /> : <Search />}
        trailing={!native.disabled && { label: clear, icon: <X />, onPress: empty, hides: 'whenEmpty' }}
      >
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...native}
          {...controlOf(id, {})}
          placeholder={native.placeholder ?? ' '}
          ref={joinRefs(own, ref)}
          type="search"
          className={inputClass}
          onChange={(event) => {
            native.onChange?.(event);
            clearTimeout(timer.current);
            timer.current = setTimeout(search, debounce, event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            native.onKeyDown?.(event);
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) search(event.currentTarget.value);
            if (event.key !== 'Escape' || event.defaultPrevented || !event.currentTarget.value) return;
            event.preventDefault();
            event.stopPropagation();
            empty();
          }}
        />
      </InputFrame>
      <span className={styles.unseen} role="status">
        {pending ? pendingWord : ''}
      </span>
    </search>
  );
}
