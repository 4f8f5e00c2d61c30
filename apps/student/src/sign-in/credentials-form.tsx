import { credentialsProblems, editLogin, type Failure, showLogin } from '@student/domain';
import { Button, LoginField, PasswordField, Stack } from '@student/ui';
import type { ReactNode } from 'react';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { useAppForm } from '../forms/use-app-form.ts';
import { auth } from '../pt-br/auth.ts';

type Credentials = { login: string; password: string };

export type CredentialsFormProps = {
  isPending: boolean;
  /** Why the last try failed. */
  failure: Failure | undefined;
  onSend: (credentials: Credentials) => void;
  /** The login that is already known, as when the same person signs in again. */
  login?: string | undefined;
  /** Stands under the password: the way to a new one. */
  children?: ReactNode;
};

const words = auth.panel;

/** CPF or e-mail, password and the button (AUTH-01 to AUTH-06). A refused try is told at the password, which takes the focus. */
export function CredentialsForm({ isPending, failure, onSend, login = '', children }: CredentialsFormProps) {
  const { field, formProps, refusal } = useAppForm<Credentials>({
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
