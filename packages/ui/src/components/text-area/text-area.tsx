import { useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { Counter } from '../field/counter.tsx';
import { Field } from '../field/field.tsx';
import { type FieldTexts, type TypedField, useField, valueChange } from '../field/use-field.ts';
import { useIsTooShort } from '../field/use-is-too-short.ts';
import { area } from './text-area.css.ts';
import { type TextAreaWords, textAreaWords } from './text-area.words.ts';

export interface TextAreaProps extends FieldTexts, TypedField, Native<'textarea', 'children' | 'required'> {
  /** At most this many characters; a counter shows how many are used. The browser accepts no more. */
  maxLength?: number;
  /** At least this many characters, unless it is empty: fewer are told when the field is left (SHELL-57). */
  minLength?: number;
  words?: DeepPartial<TextAreaWords>;
}

/**
 * Several lines that grow with their text. With `maxLength` it counts, and tells how much is left when little is. Attributes and ref
 * go to the native textarea.
 */
export function TextArea({ words, onValueChange, ref, ...props }: TextAreaProps) {
  const says = useWords('textArea', textAreaWords, words);
  const own = useRef<HTMLTextAreaElement>(null);
  const { maxLength, minLength, value, defaultValue } = props;
  const initial = String(value ?? defaultValue ?? '').length;
  const { isTooShort, mend } = useIsTooShort(own, minLength);
  const error = props.error ?? (isTooShort && minLength !== undefined ? says.tooShort(minLength) : undefined);
  const { field, control } = useField({ ...props, error });
  const change = valueChange(props.onChange, onValueChange);
  return (
    <Field
      {...field}
      counter={
        maxLength !== undefined && <Counter control={own} initial={initial} max={maxLength} words={says} />
      }
    >
      <textarea
        rows={3}
        {...control}
        ref={joinRefs(own, ref)}
        className={area}
        onChange={(event) => {
          change?.(event);
          mend();
        }}
      />
    </Field>
  );
}
