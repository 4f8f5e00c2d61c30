import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { input as inputClass } from '../field/field.css.ts';
import { controlOf, Field, type FieldTexts } from '../field/field.tsx';
import { InputFrame } from '../field/input-frame.tsx';

export interface PasswordFieldWords {
  show: string;
  capsLock: string;
}

const spoken: PasswordFieldWords = { show: 'Mostrar senha', capsLock: 'A tecla Caps Lock está ativada.' };

export interface PasswordFieldProps
  extends FieldTexts,
    Omit<
      ComponentProps<'input'>,
      'className' | 'style' | 'size' | 'prefix' | 'required' | 'type' | 'children'
    > {
  /** `current-password` for signing in, `new-password` where one is made: password managers depend on it. */
  autoComplete: 'current-password' | 'new-password';
  words?: Partial<PasswordFieldWords>;
}

/**
 * A password with a toggle that shows it (AUTH-02), a hint while Caps Lock is on, and room for password managers.
 * The text hides again when the form is sent, so that a browser does not remember it as plain text.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, labelPlacement, hint, error, status, required, words, ref, ...native } = props;
  const { show, capsLock } = { ...spoken, ...words };
  const ownId = useId();
  const id = native.id ?? ownId;
  const own = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const texts = { hint, error, required, status: status ?? (hasCapsLock && capsLock) };
  const described = native['aria-describedby'];

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
    <Field {...{ id, label, labelPlacement }} {...texts} disabled={native.disabled}>
      <InputFrame
        trailing={{
          label: show,
          icon: isShown ? <EyeOff /> : <Eye />,
          pressed: isShown,
          controls: id,
          onPress: () => setShown(!isShown),
        }}
      >
        <input
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          {...native}
          {...controlOf(id, { ...texts, 'aria-describedby': described })}
          ref={joinRefs(own, ref)}
          className={inputClass}
          type={isShown ? 'text' : 'password'}
          onKeyDown={(event) => {
            noticeCapsLock(event);
            native.onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            noticeCapsLock(event);
            native.onKeyUp?.(event);
          }}
          onBlur={(event) => {
            setCapsLock(false);
            native.onBlur?.(event);
          }}
        />
      </InputFrame>
    </Field>
  );
}
