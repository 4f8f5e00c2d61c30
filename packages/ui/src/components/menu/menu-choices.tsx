import { useContext } from 'react';
import type { Native } from '../../internal/native.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { CheckIcon } from '../icon/icons.ts';
import { menuGroupLabel, menuItem, menuSegment, menuSegments } from './menu.css.ts';
import type { MenuChoicesForm } from './menu.variants.ts';
import { MenuContext } from './menu-context.ts';
import { stepInRow } from './step-in-row.ts';

export interface MenuChoicesProps extends Native<'div', 'children' | 'role' | 'aria-label' | 'defaultValue'> {
  label: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  choices: readonly { value: string; label: string }[];
  /** Short labels fit side by side; the arrows to both sides work there too. */
  form?: MenuChoicesForm;
}

/** One of a few, as menu radio items: the company, the speed. Attributes and ref go to the group. */
export function MenuChoices({
  label,
  value,
  defaultValue = '',
  onValueChange,
  choices,
  form = 'rows',
  ...native
}: MenuChoicesProps) {
  const { chosen: known } = useContext(MenuContext);
  const [chosen, choose] = useControlled(value, known.get(label) ?? defaultValue, (next) => {
    known.set(label, next);
    onValueChange?.(next);
  });
  const items = choices.map((choice) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of all items are the menu's
    <div
      key={choice.value}
      role="menuitemradio"
      aria-checked={choice.value === chosen}
      tabIndex={-1}
      className={form === 'segments' ? menuSegment : menuItem}
      onClick={() => choose(choice.value)}
    >
      {choice.label}
      {form === 'rows' && choice.value === chosen && (
        <span>
          <CheckIcon />
        </span>
      )}
    </div>
  ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a menu
    <div {...native} role="group" aria-label={label}>
      <span className={menuGroupLabel} aria-hidden>
        {label}
      </span>
      {form === 'segments' ? (
        <div role="none" className={menuSegments} onKeyDown={stepInRow}>
          {items}
        </div>
      ) : (
        items
      )}
    </div>
  );
}
