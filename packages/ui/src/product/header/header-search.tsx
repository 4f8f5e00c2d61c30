import { type KeyboardEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ArrowLeftIcon, SearchIcon } from '../../components/icon/icons.ts';
import { SearchField, type SearchFieldProps } from '../../components/search-field/search-field.tsx';
import { inTurn } from '../../internal/in-turn.ts';
import { joinRefs } from '../../internal/join-refs.ts';
import { present } from '../../internal/present.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './header-search.css.ts';
import { type HeaderSearchWords, headerSearchWords } from './header-search.words.ts';
import { HeaderTool } from './header-tool.tsx';

export interface HeaderSearchProps
  extends Omit<SearchFieldProps, 'label' | 'labelPlacement' | 'placeholder' | 'words'> {
  /** Whether it lies over the bar, up to 755 px. */
  open?: boolean | undefined;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  words?: DeepPartial<HeaderSearchWords>;
}

/**
 * The search of the header: grows while it has focus; up to 755 px an icon that opens it over the bar (SHELL-06, SHELL-07; APG
 * Disclosure). Attributes and ref go to the field.
 */
export function HeaderSearch({
  open,
  defaultOpen = false,
  onOpenChange,
  words,
  ref,
  term = '',
  ...search
}: HeaderSearchProps) {
  const says = useWords('headerSearch', headerSearchWords, words);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const show = () => {
    // At once: a phone opens its keyboard within the press only, and a late focus would come back over what was sent meanwhile.
    flushSync(() => setOpen(true));
    field.current?.focus();
  };
  const hide = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // The keyboard of a phone would stay over what was found.
    if (event.key === 'Enter' && matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
    if (event.key === 'Escape' && !event.currentTarget.value && isOpen) hide();
  };

  return (
    <div className={styles.search} data-open={present(isOpen)}>
      <div className={styles.opener}>
        <HeaderTool
          ref={opener}
          label={says.open}
          icon={<SearchIcon />}
          aria-expanded={isOpen}
          aria-controls={fieldId}
          onClick={show}
        />
      </div>
      <div id={fieldId} className={styles.field}>
        <div className={styles.closer}>
          <HeaderTool label={says.close} icon={<ArrowLeftIcon />} onClick={hide} />
        </div>
        <SearchField
          {...search}
          term={term}
          ref={joinRefs(field, ref)}
          label={says.label}
          placeholder={says.placeholder}
          onKeyDown={inTurn(search.onKeyDown, press)}
          {...(isOpen && { 'data-escape': 'own' })}
        />
      </div>
    </div>
  );
}
