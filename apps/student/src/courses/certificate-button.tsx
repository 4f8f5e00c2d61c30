import { Button, CertificateIcon } from '@student/ui';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { openWhenKnown } from '../open-when-known.ts';
import { taught as words } from '../pt-br/taught.ts';
import { useSinglePress } from '../use-single-press.ts';

type CertificateButtonProps = {
  /** Asks for the certificate. */
  certificate: UseMutationOptions<{ url: string }, Error, void>;
};

/** Asks for a certificate and opens it in a tab of its own (COURSE-08, EVENT-14, EVENT-31). */
export function CertificateButton({ certificate }: CertificateButtonProps) {
  const { mutateAsync, isPending } = useMutation(certificate);
  const open = () => openWhenKnown(mutateAsync().then(({ url }) => url)).catch(() => {}); // told by the query client
  const press = useSinglePress(() => void open());
  return (
    <Button size="large" icon={<CertificateIcon />} pending={isPending} onClick={press}>
      {words.certificate}
    </Button>
  );
}
