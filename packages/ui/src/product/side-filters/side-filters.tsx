import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import { FilterIcon } from '../../components/icon/icons.ts';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { ChosenFilters, type ChosenFiltersProps } from './chosen-filters.tsx';
import * as styles from './side-filters.css.ts';
import { type SideFiltersWords, sideFiltersWords } from './side-filters.words.ts';

export interface SideFiltersProps
  extends Native<'div', 'children'>,
    Partial<Pick<ChosenFiltersProps, 'chosen' | 'onRemove' | 'onClear'>> {
  /** Names the region of the filters: 'Filtros'. */
  label: string;
  /** A SearchField, always in sight. */
  search: ReactNode;
  /** The filters: fields and groups of chips. */
  filters: ReactNode;
  /** What they narrow. */
  children: ReactNode;
  /** Whether a narrow window shows the filters. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  words?: DeepPartial<SideFiltersWords> | undefined;
}

const none: ChosenFiltersProps['chosen'] = [];

/**
 * A list with its filters at the side; in a narrow window behind a button, so that they do not push what they narrow below the screen.
 * What is chosen stands above the list, each to be taken away (SHOP-05). Attributes and ref go to its root.
 */
export function SideFilters({
  label,
  search,
  filters,
  children,
  chosen = none,
  onRemove,
  onClear,
  open,
  defaultOpen = false,
  onOpenChange,
  words,
  ...native
}: SideFiltersProps) {
  const id = useId();
  const says = useWords('sideFilters', sideFiltersWords, words);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  return (
    <div {...native} className={styles.layout}>
      <div className={styles.search}>
        <div className={styles.field}>{search}</div>
        <div className={styles.opener}>
          <Button
            variant="outline"
            icon={<FilterIcon />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {says.filters(chosen.length)}
          </Button>
        </div>
      </div>
      <section id={id} className={styles.panel} data-open={present(isOpen)} aria-label={label}>
        {filters}
      </section>
      <div className={styles.results}>
        <ChosenFilters chosen={chosen} onRemove={onRemove} onClear={onClear} words={says} />
        {children}
      </div>
    </div>
  );
}
