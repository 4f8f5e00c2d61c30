import { editLogin, type Problems, showLogin } from '@student/domain';
import { Button, LoginField, PasswordField, Stack } from '@student/ui';
import type { FormEvent, ReactNode } from 'react';
import { auth } from '../pt-br/auth.ts';

type Credentials = { login: string; password: string };

export type CredentialsFormProps = {
  problems: Problems<'login' | 'password'>;
  isBusy: boolean;
  onSubmit: (credentials: Credentials) => void;
  /** The login that is already known, as when the same person signs in again. */
  login?: string | undefined;
  submitLabel?: string;
  /** Stands under the password: the way to a new one. */
  children?: ReactNode;
};

const words = auth.panel;

/** CPF or e-mail, password and the button (AUTH-01 to AUTH-06). What is typed leaves with one submit. */
export function CredentialsForm({
  problems,
  isBusy,
  onSubmit,
  login,
  submitLabel = words.submit,
  children,
}: CredentialsFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onSubmit({ login: String(fields.get('login') ?? ''), password: String(fields.get('password') ?? '') });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <LoginField
          name="login"
          label={words.login}
          show={showLogin}
          strip={editLogin}
          defaultValue={login}
          error={problems.login && loginErrors[problems.login]}
          required
        />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          error={problems.password && words.passwordRequired}
          required
        />
        {children}
        <Button type="submit" size="large" width="full" pending={isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}

const loginErrors: Partial<Record<string, string>> = {
  REQUIRED: words.loginRequired,
  INVALID_CPF: words.loginInvalid,
  TOO_LONG: words.loginTooLong,
};
