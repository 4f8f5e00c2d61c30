import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { input as inputClass } from '../field/field.css.ts';
import { controlOf, Field, type FieldTexts } from '../field/field.tsx';
import { InputFrame } from '../field/input-frame.tsx';

type NativeInput = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'size' | 'prefix' | 'required' | 'children'
>;

export interface TextFieldProps extends FieldTexts, NativeInput {
  /** Decoration before the text, such as an icon; screen readers skip it. */
  leading?: ReactNode;
  /** Name of the button that empties the field, such as `Limpar busca`; without it there is no such button. */
  clearLabel?: string;
}

/**
 * One line of text. Native in every respect: `{...register('name')}` of react-hook-form fits, and so do `value` and
 * `onChange`. With nothing beside the text it costs a label, an input and one wrapper.
 */
export function TextField(props: TextFieldProps) {
  const { label, labelPlacement, hint, error, status, required, leading, clearLabel, ref, ...native } = props;
  const ownId = useId();
  const id = native.id ?? ownId;
  const control = { type: 'text', ...native, ...controlOf(id, props) };
  return (
    <Field {...{ id, label, labelPlacement, hint, error, status, required }} disabled={native.disabled}>
      {leading || clearLabel ? (
        <ClearableInput {...control} ref={ref} leading={leading} clearLabel={clearLabel} />
      ) : (
        <input {...control} ref={ref} className={inputClass} />
      )}
    </Field>
  );
}

function ClearableInput({
  leading,
  clearLabel,
  ref,
  ...control
}: NativeInput & Pick<TextFieldProps, 'leading' | 'clearLabel'>) {
  const own = useRef<HTMLInputElement>(null);
  return (
    <InputFrame
      leading={leading}
      trailing={
        clearLabel &&
        !control.disabled &&
        !control.readOnly && {
          label: clearLabel,
          icon: <X />,
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
