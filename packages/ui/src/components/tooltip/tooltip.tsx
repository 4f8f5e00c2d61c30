import { Tooltip as Radix } from 'radix-ui';
import { type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { usePortalContainer } from '../../theme/theme-scope.tsx';
import { tooltip } from './tooltip.css.ts';

export interface TooltipProps {
  /** A few words. Whatever cannot be done without must stand on the page instead. */
  label: string;
  /** One button or link. It has its own name; the tooltip repeats or describes it. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
  defaultOpen?: boolean;
}

const holdTime = 500;

/** Words that come up under pointer or focus (APG Tooltip), and on a long press where there is no pointer. Component 35. */
export function Tooltip({ label, children, side = 'top', defaultOpen = false }: TooltipProps) {
  const container = usePortalContainer();
  const [isOpen, setOpen] = useState(defaultOpen);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);

  function startHold(event: PointerEvent) {
    if (event.pointerType === 'touch') hold.current = setTimeout(() => setOpen(true), holdTime);
  }
  const endHold = () => clearTimeout(hold.current);

  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger asChild onPointerDown={startHold} onPointerUp={endHold} onPointerCancel={endHold}>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content className={tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
