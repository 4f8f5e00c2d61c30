import { type ReactNode, useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
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
import { CloseIcon } from '../icon/icons.ts';
import { type TextFieldWords, textFieldWords } from './text-field.words.ts';

interface Beside {
  /** Decoration before the text, such as an icon; screen readers skip it. */
  leading?: ReactNode;
  /** Has a button that empties it while there is something to empty. */
  clearable?: boolean;
  words?: DeepPartial<TextFieldWords>;
}

export interface TextFieldProps extends FieldTexts, TypedField, Beside, NativeInput {}

/**
 * One line of text. Native in every respect: `{...register('name')}` of react-hook-form fits, and so do `value` and
 * `onChange`. Attributes and ref go to the native input. With nothing beside the text it costs a label, an input and one wrapper.
 */
export function TextField({ leading, clearable, words, onValueChange, ...props }: TextFieldProps) {
  const { field, control } = useField(props);
  const onChange = valueChange(props.onChange, onValueChange);
  return (
    <Field {...field}>
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
