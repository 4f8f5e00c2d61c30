import { LoaderCircle, Search, X } from 'lucide-react';
import { type ComponentProps, useId, useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { input as inputClass, label as labelClass } from '../field/field.css.ts';
import { controlOf } from '../field/field.tsx';
import { InputFrame } from '../field/input-frame.tsx';
import { emptyAndFocus } from '../text-field/text-field.tsx';
import * as styles from './search-field.css.ts';
import { useTypedTerm } from './use-typed-term.ts';

export interface SearchFieldWords {
  clear: string;
  pending: string;
}

const spoken: SearchFieldWords = { clear: 'Limpar busca', pending: 'Buscando…' };

export interface SearchFieldProps
  extends Omit<
    ComponentProps<'input'>,
    'className' | 'style' | 'size' | 'prefix' | 'required' | 'type' | 'value' | 'children'
  > {
  /** Names the field and its search landmark; drawn only with `labelPlacement="above"`. */
  label: string;
  labelPlacement?: 'above' | 'hidden';
  /**
   * What the list beside it is searched for now, as the address says. The field follows when it changes from elsewhere
   * (back, a cleared filter), never when it only says what was typed here. Left out, the field knows of no list.
   */
  term?: string;
  /** Called once per pause in typing, and at once on Enter or when the field is emptied by its button. Trimmed. */
  onSearch: (term: string) => void;
  /** How long a pause is, in milliseconds; 0 searches with each letter. */
  debounce: number;
  /** The answer to the last term is still on its way. */
  pending?: boolean;
  words?: Partial<SearchFieldWords>;
}

/**
 * A search landmark with one field (SHELL-07, DASH-20): one search per pause, not one per key, and at once on Enter and on
 * clearing. Escape empties it. Its text belongs to who types: an answer that arrives meanwhile touches neither letters
 * nor caret, and letters that an input method is still putting together are not searched for.
 */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    labelPlacement = 'hidden',
    term,
    onSearch,
    debounce,
    pending = false,
    words,
    ref,
    ...native
  } = props;
  const { clear, pending: pendingWord } = { ...spoken, ...words };
  const ownId = useId();
  const id = native.id ?? ownId;
  const own = useRef<HTMLInputElement>(null);
  const { initial, search, searchAfterPause, wait } = useTypedTerm({ input: own, term, onSearch, debounce });

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
          defaultValue={initial}
          {...native}
          {...controlOf(id, {})}
          placeholder={native.placeholder ?? ' '}
          ref={joinRefs(own, ref)}
          type="search"
          className={inputClass}
          onChange={(event) => {
            native.onChange?.(event);
            if (isComposing(event.nativeEvent)) wait();
            else searchAfterPause(event.currentTarget.value);
          }}
          onCompositionEnd={(event) => {
            native.onCompositionEnd?.(event);
            searchAfterPause(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            native.onKeyDown?.(event);
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') search(event.currentTarget.value);
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

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing;
