import { type ComponentProps, useId, useRef, useState } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { controlOf, Field, type FieldTexts } from '../field/field.tsx';
import { Counter, type CounterWords } from './counter.tsx';
import { area } from './text-area.css.ts';

export interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'required' | 'children'> {
  /** At most this many characters; a counter shows how many are used. The browser accepts no more. */
  maxLength?: number;
  words?: Partial<CounterWords>;
}

/**
 * Several lines that grow with their text. With `maxLength` it counts, and tells how much is left when little is.
 */
export function TextArea(props: TextAreaProps) {
  const { label, labelPlacement, hint, error, status, required, maxLength, words, ref, ...native } = props;
  const ownId = useId();
  const id = native.id ?? ownId;
  const own = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<number>();
  const length =
    native.value === undefined ? (typed ?? lengthOf(native.defaultValue)) : lengthOf(native.value);

  return (
    <Field
      {...{ id, label, labelPlacement, hint, error, status, required }}
      disabled={native.disabled}
      counter={maxLength !== undefined && <Counter length={length} max={maxLength} words={words} />}
    >
      <textarea
        rows={3}
        {...native}
        {...controlOf(id, props)}
        maxLength={maxLength}
        ref={joinRefs(own, ref)}
        className={area}
        onChange={(event) => {
          native.onChange?.(event);
          if (maxLength !== undefined) setTyped(event.currentTarget.value.length);
        }}
        onFocus={(event) => {
          native.onFocus?.(event);
          if (maxLength !== undefined) setTyped(event.currentTarget.value.length);
        }}
      />
    </Field>
  );
}

const lengthOf = (value: TextAreaProps['value']) => String(value ?? '').length;
