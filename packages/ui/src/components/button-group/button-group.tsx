import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { buttonGroup } from './button-group.css.ts';
import type { ButtonGroupAlignment, ButtonGroupArrangement } from './button-group.variants.ts';

export interface ButtonGroupProps extends Native<'fieldset', 'children' | 'aria-label'> {
  /** What the buttons have in common; read before each of them. */
  label: string;
  children: ReactNode;
  arrangement?: ButtonGroupArrangement;
  align?: ButtonGroupAlignment;
}

/**
 * Buttons that belong together, announced as one named group, to which attributes and ref go. On narrow containers a spaced group
 * wraps. Component 7.
 */
export function ButtonGroup({
  label,
  children,
  arrangement = 'spaced',
  align = 'start',
  ...native
}: ButtonGroupProps) {
  return (
    <fieldset
      {...native}
      className={buttonGroup}
      data-arrangement={arrangement}
      data-align={align}
      aria-label={label}
    >
      {children}
    </fieldset>
  );
}
