import { type ReactNode, useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { Counter } from '../field/counter.tsx';
import { input as inputClass } from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { InputFrame } from '../field/input-frame.tsx';
import {
  type FieldTexts,
  type NativeInput,
  type TypedField,
  useField,
  valueChange,
} from '../field/use-field.ts';
import { useIsTooShort } from '../field/use-is-too-short.ts';
import { CloseIcon } from '../icon/icons.ts';
import { type TextFieldWords, textFieldWords } from './text-field.words.ts';

interface Beside {
  /** Decoration before the text, such as an icon; screen readers skip it. */
  leading?: ReactNode;
  /** Has a button that empties it while there is something to empty. */
  clearable?: boolean;
  words?: DeepPartial<TextFieldWords>;
}

export interface TextFieldProps extends FieldTexts, TypedField, Beside, NativeInput {
  /** At most this many characters; the browser accepts no more (SHELL-57). */
  maxLength?: number;
  /** At least this many characters, unless it is empty: fewer are told when the field is left (SHELL-57). */
  minLength?: number;
  /** Counts the characters of those that `maxLength` allows, and tells how many are left when few are. */
  counted?: boolean;
}

/**
 * One line of text. Native in every respect: `{...register('name')}` of react-hook-form fits, and so do `value` and
 * `onChange`. Attributes and ref go to the native input. With nothing beside the text it costs a label, an input and one wrapper.
 */
export function TextField({ counted, ...props }: TextFieldProps) {
  return counted || props.minLength !== undefined ? (
    <MeasuredField {...props} counted={counted} />
  ) : (
    <PlainField {...props} />
  );
}

/** One that looks at the length of its text: most do not, and a form may have forty. */
function MeasuredField({ counted, ref, ...props }: TextFieldProps) {
  const says = useWords('textField', textFieldWords, props.words);
  const own = useRef<HTMLInputElement>(null);
  const { minLength, maxLength, value, defaultValue } = props;
  const initial = String(value ?? defaultValue ?? '').length;
  const { isTooShort, mend } = useIsTooShort(own, minLength);
  const error = props.error ?? (isTooShort && minLength !== undefined ? says.tooShort(minLength) : undefined);
  return (
    <PlainField
      {...props}
      onChange={(event) => {
        props.onChange?.(event);
        mend();
      }}
      error={error}
      ref={joinRefs(own, ref)}
      counter={
        counted &&
        maxLength !== undefined && <Counter control={own} initial={initial} max={maxLength} words={says} />
      }
    />
  );
}

type PlainFieldProps = Omit<TextFieldProps, 'counted'> & { counter?: ReactNode };

function PlainField({ leading, clearable, words, onValueChange, counter, ...props }: PlainFieldProps) {
  const { field, control } = useField(props);
  const onChange = valueChange(props.onChange, onValueChange);
  return (
    <Field {...field} counter={counter}>
      {leading || clearable ? (
        <FramedInput type="text" {...control} {...{ onChange, leading, clearable, words }} />
      ) : (
        <input type="text" {...control} onChange={onChange} className={inputClass} />
      )}
    </Field>
  );
}

function FramedInput({ leading, clearable, words, ref, ...control }: NativeInput & Beside) {
  const { clear } = useWords('textField', textFieldWords, words);
  const own = useRef<HTMLInputElement>(null);
  return (
    <InputFrame
      leading={leading}
      trailing={
        clearable &&
        !control.disabled &&
        !control.readOnly && {
          label: clear,
          icon: <CloseIcon />,
          onPress: () => emptyAndFocus(own.current),
          hides: 'whenEmpty',
        }
      }
    >
      {/* the blank placeholder lets :placeholder-shown tell an empty field without script */}
      <input placeholder=" " {...control} ref={joinRefs(own, ref)} className={inputClass} />
    </InputFrame>
  );
}

/** Empties as a person would: listeners of either kind, React's and react-hook-form's, hear an input event. */
export function emptyAndFocus(input: HTMLInputElement | null): void {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
