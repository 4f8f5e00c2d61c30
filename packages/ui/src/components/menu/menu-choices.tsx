import { useContext } from 'react';
import type { Native } from '../../internal/native.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { CheckIcon } from '../icon/icons.ts';
import { menuGroupLabel, menuItem, menuSegment, menuSegments } from './menu.css.ts';
import type { MenuChoicesForm } from './menu.variants.ts';
import { MenuContext, useMenuParts } from './menu-context.ts';
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

/**
 * One of a few, as menu radio items: the company, the speed. Two of the same values in one menu that nobody else holds need an `id`
 * each. Attributes and ref go to the group.
 */
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
  const group = native.id ?? String(choices.map((choice) => choice.value));
  const [chosen, choose] = useControlled(value, known.get(group) ?? defaultValue, (next) => {
    known.set(group, next);
    onValueChange?.(next);
  });
  const { RadioGroup, RadioItem } = useMenuParts();
  const items = choices.map((choice) => (
    <RadioItem
      key={choice.value}
      value={choice.value}
      className={form === 'segments' ? menuSegment : menuItem}
    >
      {choice.label}
      {form === 'rows' && choice.value === chosen && (
        <span>
          <CheckIcon />
        </span>
      )}
    </RadioItem>
  ));
  return (
    <RadioGroup {...native} value={chosen} onValueChange={choose} aria-label={label}>
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
    </RadioGroup>
  );
}
