import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { disclosure } from './disclosure.css.ts';

export interface DisclosureProps {
  /** What shows only when open. Nothing of it is drawn before. */
  children: ReactNode;
  moreLabel?: string;
  lessLabel?: string;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** The rest of something, behind `ver mais` and `ver menos` (APG Disclosure). Component 71. */
export function Disclosure({
  children,
  moreLabel = 'ver mais',
  lessLabel = 'ver menos',
  open,
  defaultOpen = false,
  onOpenChange,
}: DisclosureProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;

  function toggle() {
    setOwnOpen(!isOpen);
    onOpenChange?.(!isOpen);
  }

  return (
    <div className={disclosure} data-state={isOpen ? 'open' : 'closed'}>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
      <Button
        variant="plain"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        iconEnd={<ChevronDown aria-hidden />}
      >
        {isOpen ? lessLabel : moreLabel}
      </Button>
    </div>
  );
}
