import { type ReactNode, useId } from 'react';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { Button } from '../button/button.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import { disclosure } from './disclosure.css.ts';
import { type DisclosureWords, portuguese } from './disclosure.words.ts';

export interface DisclosureProps extends Native<'div', 'children'> {
  /** What shows only when open. Nothing of it is drawn before. */
  children: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  words?: DeepPartial<DisclosureWords>;
}

/**
 * The rest of something, behind `ver mais` and `ver menos` (APG Disclosure): a group that stands after its button and is named by
 * it. Attributes and ref go to the box round both. Component 71.
 */
export function Disclosure({
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  words,
  ...native
}: DisclosureProps) {
  const id = useId();
  const { more, less } = useWords('disclosure', portuguese, words);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  return (
    <div {...native} className={disclosure} data-open={present(isOpen)}>
      <Button
        id={`${id}button`}
        variant="plain"
        size="small"
        aria-expanded={isOpen}
        aria-controls={`${id}panel`}
        onClick={() => setOpen(!isOpen)}
        iconEnd={<ChevronDownIcon />}
      >
        {isOpen ? less : more}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: it holds no fields */}
      <div id={`${id}panel`} role="group" aria-labelledby={`${id}button`} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
