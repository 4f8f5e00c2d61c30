import { type ChangeEvent, type ComponentPropsWithRef, useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { type Blockable, useBlocked } from '../../internal/use-blocked.ts';
import { useNativeValue } from '../../internal/use-native-value.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { box } from '../checkbox/checkbox.css.ts';
import { useField } from '../field/use-field.ts';
import { Group } from '../fieldset/fieldset.tsx';
import { Choice } from './choice.tsx';
import * as styles from './choice-group.css.ts';
import { type CheckboxGroupWords, checkboxGroupWords } from './choice-group.words.ts';
import type { ChoiceGroupProps } from './radio-group.tsx';

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** Chosen values, in the order of the options. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  /** All chosen values after a change, in the order of the options. */
  onValueChange?: ((values: string[]) => void) | undefined;
  /** At most this many; then the others stay reachable, refuse, and say why. */
  max?: number;
  words?: DeepPartial<CheckboxGroupWords>;
}

/**
 * Some of a few. Native boxes of one name, which react-hook-form reads as an array of values. Attributes, handlers and ref go to the
 * fieldset, which hears the events of its boxes.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, variant = 'plain', max = Number.POSITIVE_INFINITY, name, inputRef, ...others } = props;
  const { value, defaultValue = [], onValueChange, words, ref, ...texts } = others;
  const { full, ...marks } = useWords('checkboxGroup', checkboxGroupWords, words);
  const own = useRef<HTMLFieldSetElement>(null);
  const held = useNativeValue<HTMLFieldSetElement, readonly string[]>(
    own,
    chosenIn,
    defaultValue,
    String(options.map((option) => option.value)),
  );
  const chosen = value ?? held;
  const isFull = chosen.length >= max;
  const status = texts.status ?? (Number.isFinite(max) ? (isFull ? full(max) : '') : undefined);
  const { field, control } = useField({ ...texts, status }, 'group');

  return (
    <Group field={field} control={{ ...control, ref: joinRefs(own, ref) }} size="small">
      <div className={styles.options} data-variant={variant}>
        {options.map((option, index) => {
          const isChosen = chosen.includes(option.value);
          return (
            <Choice key={option.value} controlId={`${field.id}-${index}`} option={option} words={marks}>
              <Box
                id={`${field.id}-${index}`}
                name={name ?? field.id}
                value={option.value}
                disabled={option.disabled}
                aria-invalid={field.error ? true : undefined}
                ref={inputRef}
                onChange={() => own.current && onValueChange?.(chosenIn(own.current))}
                blockedReason={isFull && !isChosen ? full(max) : undefined}
                {...(value === undefined
                  ? { defaultChecked: defaultValue.includes(option.value) }
                  : { checked: isChosen })}
              />
            </Choice>
          );
        })}
      </div>
    </Group>
  );
}

/** In the order of the options, in which the boxes stand. */
const chosenIn = (group: HTMLFieldSetElement) =>
  [...group.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

/** A box that refuses stays where it is in the tab order and says why. */
function Box({ blockedReason, ...native }: ComponentPropsWithRef<'input'> & Blockable) {
  const whenBlocked = useBlocked(blockedReason, native);
  return (
    <input {...native} type="checkbox" className={box} {...whenBlocked} {...(whenBlocked && refusing)} />
  );
}

/** A press that is refused is no change, for nobody around the box either. */
const refusing = { onChange: (event: ChangeEvent) => event.stopPropagation() };
