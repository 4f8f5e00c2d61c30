import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react';
import { box } from '../checkbox/checkbox.css.ts';
import { Group } from '../fieldset/fieldset.tsx';
import { Choice, type ChoiceOption, type ChoiceWords } from './choice.tsx';
import * as styles from './choice-group.css.ts';
import type { ChoiceVariant } from './choice-group.variants.ts';

export interface CheckboxGroupWords extends ChoiceWords {
  full: (max: number) => string;
}

const limitReached = (max: number) => `Limite de ${max} atingido. Desmarque uma opção para escolher outra.`;

export interface CheckboxGroupProps
  extends Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'disabled'> {
  legend: ReactNode;
  legendPlacement?: 'above' | 'hidden';
  options: readonly ChoiceOption[];
  variant?: ChoiceVariant;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** All chosen values after a change, in the order of the options. */
  onValueChange?: (values: string[]) => void;
  /** At most this many; then the others stay reachable, refuse, and say why. */
  max?: number;
  words?: Partial<CheckboxGroupWords>;
}

/** Some of a few. Native boxes of one name, which react-hook-form reads as an array of values. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, legendPlacement, hint, error, required, disabled, max = Number.POSITIVE_INFINITY } = props;
  const { options, variant = 'plain', value, defaultValue, onValueChange, words, ref, onBlur } = props;
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own ?? [];
  const isFull = chosen.length >= max;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    props.onChange?.(event);
    const { checked, value: changed } = event.currentTarget;
    const next = options
      .map((option) => option.value)
      .filter((each) => (each === changed ? checked : chosen.includes(each)));
    setOwn(next);
    onValueChange?.(next);
  };

  return (
    <Group
      {...{ id, legend, legendPlacement, hint, error, required, disabled }}
      size="small"
      status={Number.isFinite(max) ? (isFull ? (words?.full ?? limitReached)(max) : '') : undefined}
    >
      <div className={styles.options} data-variant={variant}>
        {options.map((option, index) => {
          const isChosen = chosen.includes(option.value);
          const refuses = isFull && !isChosen;
          return (
            <Choice key={option.value} controlId={`${id}-${index}`} option={option} words={words}>
              <input
                id={`${id}-${index}`}
                type="checkbox"
                className={box}
                name={props.name ?? id}
                value={option.value}
                disabled={option.disabled}
                aria-disabled={refuses || undefined}
                aria-describedby={refuses ? `${id}-status` : undefined}
                aria-invalid={error ? true : undefined}
                ref={ref}
                onClick={refuses ? (event) => event.preventDefault() : undefined}
                onChange={refuses ? undefined : choose}
                onBlur={onBlur}
                {...(value === undefined
                  ? { defaultChecked: defaultValue?.includes(option.value) }
                  : { checked: isChosen, readOnly: refuses })}
              />
            </Choice>
          );
        })}
      </div>
    </Group>
  );
}
