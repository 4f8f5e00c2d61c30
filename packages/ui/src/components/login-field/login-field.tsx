import { useLayoutEffect, useReducer, useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { input as inputClass } from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import {
  type FieldTexts,
  type NativeInput,
  type TypedField,
  useField,
  valueChange,
} from '../field/use-field.ts';

export interface LoginFieldProps
  extends FieldTexts,
    TypedField,
    NativeInput<'type' | 'value' | 'defaultValue'> {
  /** How a typed value is shown while the field is left: a CPF with its dots, an e-mail as it is. */
  show: (typed: string) => string;
  /** Undoes `show`: what stands in the field while it has the focus. */
  strip: (shown: string) => string;
  /** The raw value, never the shown one. */
  value?: string;
  defaultValue?: string;
}

/**
 * One field for CPF or e-mail (AUTH-01, AUTH-05, AUTH-06, RECOVERY-08; at most 254 characters). Handlers always meet the
 * raw value: `onBlur` runs before the dots come, `onChange` after they are gone. The caret stays between the same two
 * digits when the dots go. Attributes and ref go to the native input.
 */
export function LoginField(props: LoginFieldProps) {
  const { show, strip, value, defaultValue, onValueChange, ref, ...texts } = props;
  const { field, control } = useField(texts);
  const change = valueChange(props.onChange, onValueChange);
  const own = useRef<HTMLInputElement>(null);
  const [, drawAgain] = useReducer(count, 0);

  // the element's text differs from the raw value by design, so React must not own it
  useLayoutEffect(() => {
    const element = own.current;
    if (!element) return;
    if (value !== undefined && strip(element.value) !== strip(value)) element.value = value;
    if (element !== document.activeElement) write(element, show(element.value));
  });

  return (
    <Field {...field}>
      <input
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
        {...control}
        ref={joinRefs(own, ref)}
        className={inputClass}
        defaultValue={show(value ?? defaultValue ?? '')}
        onChange={(event) => {
          change?.(event);
          // An owner who keeps the value as it was has it kept here, too.
          if (value !== undefined) drawAgain();
        }}
        onFocus={(event) => {
          unmask(event.currentTarget, strip);
          props.onFocus?.(event);
        }}
        onBlur={(event) => {
          props.onBlur?.(event);
          write(event.currentTarget, show(event.currentTarget.value));
        }}
      />
    </Field>
  );
}

const count = (drawn: number) => drawn + 1;

function write(element: HTMLInputElement, text: string): void {
  if (element.value !== text) element.value = text;
}

function unmask(element: HTMLInputElement, strip: LoginFieldProps['strip']): void {
  const { value, selectionStart, selectionEnd } = element;
  const raw = strip(value);
  if (raw === value) return;
  const start = strip(value.slice(0, selectionStart ?? 0)).length;
  const end = strip(value.slice(0, selectionEnd ?? value.length)).length;
  element.value = raw;
  element.setSelectionRange(start, end);
}
