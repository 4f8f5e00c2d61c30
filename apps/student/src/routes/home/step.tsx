import { Recovery } from '../../recovery/recovery.tsx';
import { Registration } from '../../registration/registration.tsx';
import type { CarriedLogin } from '../../sign-in/credentials-form.tsx';

type StepProps = {
  /** The parts of the address, as they stand there. */
  resetPass?: string | undefined;
  resetBy?: string | undefined;
  token?: string | undefined;
  /** Where to return after signing in, which every step keeps. */
  redirect: string | undefined;
  carried: CarriedLogin;
  /** Opens the sign-in in its place. */
  onSignIn: () => void;
};

/** What opens over the landing page and has an address of its own: a forgotten password, or a new account (RECOVERY-01, REGISTER-01). */
export default function Step({ resetPass, resetBy, token, redirect, carried, onSignIn }: StepProps) {
  if (resetPass === 'registration') return <Registration {...{ redirect, carried, onSignIn }} />;
  return <Recovery {...{ resetBy, token, redirect, carried }} />;
}
