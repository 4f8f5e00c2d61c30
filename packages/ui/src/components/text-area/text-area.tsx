import { useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { Field } from '../field/field.tsx';
import { type FieldTexts, type TypedField, useField, valueChange } from '../field/use-field.ts';
import { Counter } from './counter.tsx';
import { area } from './text-area.css.ts';
import { type TextAreaWords, textAreaWords } from './text-area.words.ts';

export interface TextAreaProps extends FieldTexts, TypedField, Native<'textarea', 'children' | 'required'> {
  /** At most this many characters; a counter shows how many are used. The browser accepts no more. */
  maxLength?: number;
  words?: DeepPartial<TextAreaWords>;
}

/**
 * Several lines that grow with their text. With `maxLength` it counts, and tells how much is left when little is. Attributes and ref
 * go to the native textarea.
 */
export function TextArea({ words, onValueChange, ref, ...props }: TextAreaProps) {
  const says = useWords('textArea', textAreaWords, words);
  const { field, control } = useField(props);
  const own = useRef<HTMLTextAreaElement>(null);
  const { maxLength, value, defaultValue } = props;
  const initial = String(value ?? defaultValue ?? '').length;
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
        onChange={valueChange(props.onChange, onValueChange)}
      />
    </Field>
  );
}
