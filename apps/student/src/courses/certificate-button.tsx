import { Button, CertificateIcon } from '@student/ui';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { openWhenKnown } from '../open-when-known.ts';
import { taught as words } from '../pt-br/taught.ts';

/** Presses that follow each other so soon are one, in milliseconds. */
const doublePressMs = 1000;

type CertificateButtonProps = {
  /** Asks for the certificate. */
  certificate: UseMutationOptions<{ url: string }, Error, void>;
};

/** Asks for a certificate and opens it in a tab of its own (COURSE-08, EVENT-14, EVENT-31). */
export function CertificateButton({ certificate }: CertificateButtonProps) {
  const { mutateAsync, isPending } = useMutation(certificate);
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const open = () => openWhenKnown(mutateAsync().then(({ url }) => url)).catch(() => {}); // told by the query client
  return (
    <Button
      size="large"
      icon={<CertificateIcon />}
      pending={isPending}
      onClick={({ timeStamp }) => {
        // A double tap, whose first answer may be there already, opens one tab.
        if (timeStamp - lastPress.current < doublePressMs) return;
        lastPress.current = timeStamp;
        void open();
      }}
    >
      {words.certificate}
    </Button>
  );
}
