import { Recovery } from '../../recovery/recovery.tsx';
import { Registration } from '../../registration/registration.tsx';

type StepProps = {
  /** The parts of the address, as they stand there. */
  resetPass?: string | undefined;
  resetBy?: string | undefined;
  token?: string | undefined;
  /** Where to return after signing in, which every step keeps. */
  redirect: string | undefined;
};

/** What opens over the landing page and has an address of its own: a forgotten password, or a new account (RECOVERY-01, REGISTER-01). */
export default function Step({ resetPass, resetBy, token, redirect }: StepProps) {
  if (resetPass === 'registration') return <Registration redirect={redirect} />;
  return <Recovery resetBy={resetBy} token={token} redirect={redirect} />;
}
