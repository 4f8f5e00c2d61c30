import { ArrowLeft, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { SearchField } from '../../components/search-field/search-field.tsx';
import * as styles from './header-search.css.ts';
import { HeaderTool } from './header-tool.tsx';

export interface HeaderSearchProps {
  /** What the page is searched for now, as the address says; empty where it is not searched. */
  term?: string;
  /** Called once per pause in typing, and at once on Enter (SHELL-07). */
  onSearch: (term: string) => void;
  /** How long a pause is, in milliseconds. */
  debounce: number;
  /** The answer is still on its way. */
  pending?: boolean;
  words?: { placeholder: string; label: string; open: string; close: string };
}

const defaults = {
  placeholder: 'O que você quer aprender?',
  label: 'Buscar treinamentos',
  open: 'Abrir a busca',
  close: 'Fechar a busca',
};

/** The search of the header: grows while it has focus; up to 755 px an icon that opens it over the bar (SHELL-06, SHELL-07). */
export function HeaderSearch(props: HeaderSearchProps) {
  const { term = '', onSearch, debounce, pending = false, words = defaults } = props;
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const show = () => {
    setOpen(true);
    requestAnimationFrame(() => field.current?.focus());
  };
  const hide = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };

  return (
    <div className={styles.search} data-open={open ? '' : undefined}>
      <div className={styles.opener}>
        <HeaderTool ref={opener} label={words.open} icon={<Search />} aria-expanded={open} onClick={show} />
      </div>
      <div className={styles.field}>
        <div className={styles.closer}>
          <HeaderTool label={words.close} icon={<ArrowLeft />} onClick={hide} />
        </div>
        <SearchField
          ref={field}
          label={words.label}
          placeholder={words.placeholder}
          {...{ term, onSearch, debounce, pending }}
          onKeyDown={(event) => {
            // The keyboard of a phone would stay over what was found.
            if (event.key === 'Enter' && matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
            if (event.key === 'Escape' && !event.currentTarget.value && open) hide();
          }}
        />
      </div>
    </div>
  );
}
