import { type ComponentProps, type ReactNode, useId } from 'react';
import { Group } from '../fieldset/fieldset.tsx';
import { Choice, type ChoiceOption, type ChoiceWords } from './choice.tsx';
import * as styles from './choice-group.css.ts';
import type { ChoiceVariant } from './choice-group.variants.ts';

export interface RadioGroupProps
  extends Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'disabled'> {
  legend: ReactNode;
  legendPlacement?: 'above' | 'hidden';
  options: readonly ChoiceOption[];
  variant?: ChoiceVariant;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  value?: string;
  defaultValue?: string;
  words?: Partial<ChoiceWords>;
}

/**
 * One of a few: answers, recovery methods. Native radios, so arrows choose and Tab enters and leaves the group as one;
 * `register` reaches every radio.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, legendPlacement, hint, error, required, disabled } = props;
  const { options, variant = 'plain', value, defaultValue, words, ref, onChange, onBlur } = props;
  const id = useId();
  return (
    <Group {...{ id, legend, legendPlacement, hint, error, required, disabled }} size="small">
      <div className={styles.options} data-variant={variant}>
        {options.map((option, index) => (
          <Choice key={option.value} controlId={`${id}-${index}`} option={option} words={words}>
            <input
              id={`${id}-${index}`}
              type="radio"
              className={styles.radio}
              name={props.name ?? id}
              value={option.value}
              disabled={option.disabled}
              required={required}
              aria-invalid={error ? true : undefined}
              ref={ref}
              onChange={onChange}
              onBlur={onBlur}
              {...(value === undefined
                ? { defaultChecked: defaultValue === undefined ? undefined : option.value === defaultValue }
                : { checked: option.value === value, readOnly: onChange === undefined })}
            />
          </Choice>
        ))}
      </div>
    </Group>
  );
}
