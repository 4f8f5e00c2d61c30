import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { inTurn } from '../../internal/merge.ts';
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
import { EyeIcon, EyeOffIcon } from '../icon/icons.ts';
import { type PasswordFieldWords, passwordFieldWords } from './password-field.words.ts';

export interface PasswordFieldProps extends FieldTexts, TypedField, NativeInput<'type'> {
  /** `current-password` for signing in, `new-password` where one is made: password managers depend on it. */
  autoComplete: 'current-password' | 'new-password';
  words?: DeepPartial<PasswordFieldWords>;
}

/**
 * A password with a toggle that shows it (AUTH-02), a hint while Caps Lock is on, and room for password managers.
 * The text hides again when the form is sent, so that a browser does not remember it as plain text. Attributes and ref go to the
 * native input.
 */
export function PasswordField({ words, onValueChange, ref, ...props }: PasswordFieldProps) {
  const { show, capsLock } = useWords('passwordField', passwordFieldWords, words);
  const own = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const { field, control } = useField({ ...props, status: props.status ?? (hasCapsLock && capsLock) });

  // listens to the form that the password stands in, which React does not own
  useEffect(() => {
    const form = own.current?.form;
    if (!isShown || !form) return;
    const hide = () => setShown(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [isShown]);

  const noticeCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.getModifierState?.('CapsLock') ?? false);

  return (
    <Field {...field}>
      <InputFrame
        trailing={{
          label: show,
          icon: isShown ? <EyeOffIcon /> : <EyeIcon />,
          pressed: isShown,
          controls: field.id,
          onPress: () => setShown(!isShown),
        }}
      >
        <input
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          {...control}
          ref={joinRefs(own, ref)}
          className={inputClass}
          type={isShown ? 'text' : 'password'}
          onChange={valueChange(props.onChange, onValueChange)}
          onKeyDown={inTurn(props.onKeyDown, noticeCapsLock)}
          onKeyUp={inTurn(props.onKeyUp, noticeCapsLock)}
          onBlur={inTurn(props.onBlur, () => setCapsLock(false))}
        />
      </InputFrame>
    </Field>
  );
}
