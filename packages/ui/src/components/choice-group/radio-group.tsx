import type { ReactNode, Ref } from 'react';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { type FieldTexts, type NativeGroup, useField } from '../field/use-field.ts';
import { Group } from '../fieldset/fieldset.tsx';
import { Choice, type ChoiceOption } from './choice.tsx';
import * as styles from './choice-group.css.ts';
import type { ChoiceVariant } from './choice-group.variants.ts';
import { type ChoiceWords, choiceWords } from './choice-group.words.ts';

/** What groups of native boxes and radios have in common. */
export interface ChoiceGroupProps extends FieldTexts, NativeGroup<'role'> {
  label: ReactNode;
  options: readonly ChoiceOption[];
  variant?: ChoiceVariant;
  /** The name of every control in it; one of its own where none is told. */
  name?: string | undefined;
  /** Gets every native control in turn, which is what `register` of react-hook-form wants of its `ref`. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

export interface RadioGroupProps extends ChoiceGroupProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  words?: DeepPartial<ChoiceWords>;
}

/**
 * One of a few: answers, recovery methods. Native radios, so arrows choose and Tab enters and leaves the group as one. Attributes,
 * handlers and ref go to the fieldset, which hears the events of its radios.
 */
export function RadioGroup(props: RadioGroupProps) {
  const {
    options,
    variant = 'plain',
    value,
    defaultValue,
    onValueChange,
    name,
    inputRef,
    words,
    ...texts
  } = props;
  const says = useWords('radioGroup', choiceWords, words);
  const { field, control } = useField(texts, 'radiogroup');
  return (
    <Group field={field} control={control} size="small">
      <div className={styles.options} data-variant={variant}>
        {options.map((option, index) => (
          <Choice key={option.value} controlId={`${field.id}-${index}`} option={option} words={says}>
            <input
              id={`${field.id}-${index}`}
              type="radio"
              className={styles.radio}
              name={name ?? field.id}
              value={option.value}
              disabled={option.disabled}
              aria-invalid={field.error ? true : undefined}
              ref={inputRef}
              onChange={() => onValueChange?.(option.value)}
              {...(value === undefined
                ? { defaultChecked: defaultValue === undefined ? undefined : option.value === defaultValue }
                : { checked: option.value === value })}
            />
          </Choice>
        ))}
      </div>
    </Group>
  );
}
