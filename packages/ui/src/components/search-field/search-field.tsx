import { type ReactNode, useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { input as inputClass, label as labelClass } from '../field/field.css.ts';
import { InputFrame } from '../field/input-frame.tsx';
import { TurningArrow } from '../field/turning-arrow.tsx';
import { type NativeInput, type TypedField, useField } from '../field/use-field.ts';
import { CloseIcon, SearchIcon } from '../icon/icons.ts';
import { emptyAndFocus } from '../text-field/text-field.tsx';
import * as styles from './search-field.css.ts';
import { type SearchFieldWords, searchFieldWords } from './search-field.words.ts';
import { useTypedTerm } from './use-typed-term.ts';

export interface SearchFieldProps extends TypedField, NativeInput<'type'> {
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
  /** What stands before the text: the magnifying glass unless told, another where a page has two such fields. */
  icon?: ReactNode;
  words?: DeepPartial<SearchFieldWords>;
}

/**
 * A search landmark with one field (SHELL-07, DASH-20): one search per pause, not one per key, and at once on Enter and on
 * clearing. Escape empties it. Its text belongs to who types: an answer that arrives meanwhile touches neither letters
 * nor caret, and letters that an input method is still putting together are not searched for. Attributes and ref go to the native
 * input.
 */
export function SearchField({ term, onSearch, debounce, pending = false, icon, ...props }: SearchFieldProps) {
  const { words, onValueChange, ref, ...texts } = props;
  const { clear, pending: pendingWord } = useWords('searchField', searchFieldWords, words);
  const { field, control } = useField(texts);
  const own = useRef<HTMLInputElement>(null);
  const { initial, search, searchAfterPause, wait } = useTypedTerm({ input: own, term, onSearch, debounce });

  const empty = () => {
    emptyAndFocus(own.current);
    search('');
  };

  return (
    <search aria-label={props.label} className={styles.search}>
      <label className={labelClass} htmlFor={field.id} data-placement={props.labelPlacement ?? 'hidden'}>
        {props.label}
      </label>
      <InputFrame
        leading={pending ? <TurningArrow /> : (icon ?? <SearchIcon />)}
        trailing={
          !control.disabled && { label: clear, icon: <CloseIcon />, onPress: empty, hides: 'whenEmpty' }
        }
      >
        <input
          autoComplete="off"
          enterKeyHint="search"
          data-escape="filled"
          {...(control.value === undefined && { defaultValue: initial })}
          {...control}
          placeholder={control.placeholder ?? ' '}
          ref={joinRefs(own, ref)}
          type="search"
          className={inputClass}
          onChange={(event) => {
            control.onChange?.(event);
            onValueChange?.(event.currentTarget.value);
            if (isComposing(event.nativeEvent)) wait();
            else searchAfterPause(event.currentTarget.value);
          }}
          onCompositionEnd={(event) => {
            control.onCompositionEnd?.(event);
            searchAfterPause(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            // A dialog around it has prevented Escape already, for its own part (internal/escape.ts).
            const wasPrevented = event.defaultPrevented;
            control.onKeyDown?.(event);
            if (event.nativeEvent.isComposing || (event.defaultPrevented && !wasPrevented)) return;
            if (event.key === 'Enter') search(event.currentTarget.value);
            if (event.key !== 'Escape' || !event.currentTarget.value) return;
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
