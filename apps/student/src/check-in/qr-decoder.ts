import type { QrDecoder } from '@student/ui/product/qr-scanner.tsx';
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { prepareReader, readQr } from './read-qr.ts';

/** What reads QR codes in a video: the same reader in every browser, whose code comes from this app (decision 0683). */
export async function openQrDecoder(): Promise<QrDecoder> {
  await prepareReader({ url: readerUrl });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (!pen || width === 0 || height === 0) return undefined;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    pen.drawImage(video, 0, 0);
    return readQr(pen.getImageData(0, 0, width, height));
  };
}
