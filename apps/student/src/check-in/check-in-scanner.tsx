import { QrScanner } from '@student/ui/product/qr-scanner.tsx';
import { checkIn as words } from '../pt-br/check-in.ts';

type CheckInScannerProps = {
  /** Hears what the camera sees. @returns why it is not taken */
  onScan: (text: string) => string | undefined;
  onType: (text: string) => string | undefined;
  onClose: () => void;
};

/** Its code is most of the scanner's weight: it comes while the camera is asked for. */
const loadDecoder = () => import('./qr-decoder.ts').then(({ openQrDecoder }) => openQrDecoder());

/** Scans or types the code of a check-in (EVENT-19). */
export default function CheckInScanner({ onScan, onType, onClose }: CheckInScannerProps) {
  return (
    <QrScanner
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={words.scan}
      loadDecoder={loadDecoder}
      onScan={onScan}
      onType={onType}
    />
  );
}
