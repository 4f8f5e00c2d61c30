import * as Radix from '@radix-ui/react-tooltip';
import { type PointerEvent, type ReactElement, useRef } from 'react';
import { merge } from '../../internal/merge.ts';
import type { Native } from '../../internal/native.ts';
import { Trigger } from '../../internal/trigger.tsx';
import { useControlled } from '../../internal/use-controlled.ts';
import { usePortalContainer } from '../../theme/portal-container.ts';
import { tooltip } from './tooltip.css.ts';

export interface TooltipProps extends Native<'button', 'children'> {
  /** A few words. Whatever cannot be done without must stand on the page instead. */
  label: string;
  /** One button or link. It has its own name; the tooltip repeats or describes it. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const holdTime = 500;

/**
 * Words that come up under pointer or focus (APG Tooltip), and on a long press where there is no pointer. Attributes, handlers
 * and ref go to the control inside it, so that it can stand as the `trigger` of a dialog or a menu. Component 35.
 */
export function Tooltip({
  label,
  children,
  side = 'top',
  open,
  defaultOpen = false,
  onOpenChange,
  ...native
}: TooltipProps) {
  const container = usePortalContainer();
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);

  function startHold(event: PointerEvent) {
    if (event.pointerType === 'touch') hold.current = setTimeout(() => setOpen(true), holdTime);
  }
  const endHold = () => clearTimeout(hold.current);

  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger asChild onPointerDown={startHold} onPointerUp={endHold} onPointerCancel={endHold}>
          <Control element={children} given={native} />
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

/** The caller's control: first it is heard itself, then what it was given on the tooltip, then what Radix puts on it. */
function Control({ element, given, ...radix }: { element: ReactElement; given: object }) {
  return <Trigger element={element} attributes={merge(given, radix)} />;
}
