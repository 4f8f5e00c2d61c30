import { credentialsProblems, editLogin, type Failure, showLogin } from '@student/domain';
import { Button, LoginField, PasswordField, Stack } from '@student/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { useAppForm } from '../forms/use-app-form.ts';
import { auth } from '../pt-br/auth.ts';

type Credentials = { login: string; password: string };

/** The CPF or e-mail that was typed last over the landing page; the next form that asks for it has it. It is in memory only, and in no address. */
export type CarriedLogin = { login: string };

export type CredentialsFormProps = {
  isPending: boolean;
  /** Why the last try failed. */
  failure: Failure | undefined;
  onSend: (credentials: Credentials) => void;
  /** The login that is already known, as when the same person signs in again. */
  login?: string | undefined;
  /** A known login is not typed again: the password has the focus at first. */
  startsAtPassword?: boolean;
  /** Hears the login as it is typed. */
  onLogin?: (login: string) => void;
  /** Stands under the password: the way to a new one. */
  children?: ReactNode;
};

const words = auth.panel;

/** CPF or e-mail, password and the button (AUTH-01 to AUTH-06). A refused try is told at the password, which takes the focus. */
export function CredentialsForm({
  isPending,
  failure,
  onSend,
  login = '',
  startsAtPassword = false,
  onLogin,
  children,
}: CredentialsFormProps) {
  const { form, field, formProps, refusal } = useAppForm<Credentials>({
    defaultValues: { login, password: '' },
    problemsOf: credentialsProblems,
    send: onSend,
    isPending,
    failure,
    words: {
      login: {
        REQUIRED: words.loginRequired,
        INVALID_CPF: words.loginInvalid,
        TOO_LONG: words.loginTooLong,
      },
      password: { REQUIRED: words.passwordRequired },
    },
    refusedFields: { INVALID_CREDENTIALS: ['login', 'password'] },
  });
  const hear = useEffectEvent(() => onLogin?.(form.getValues('login')));

  // The form: its login follows what is typed.
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => hear() }), [form]);

  return (
    <form {...formProps}>
      <Stack>
        <FormRefusal>{refusal}</FormRefusal>
        <LoginField
          {...field('login')}
          label={words.login}
          show={showLogin}
          strip={editLogin}
          defaultValue={login}
          required
        />
        <PasswordField
          {...field('password')}
          label={words.password}
          autoComplete="current-password"
          autoFocus={startsAtPassword}
          required
        />
        {children}
        <Button type="submit" size="large" width="full" pending={isPending}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  );
}
