import type { QrDecoder } from '@student/ui/product/qr-scanner.tsx';
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { prepareReader, readQr } from './read-qr.ts';

/** The part of the browser's own reader that is used; TypeScript does not know it yet. */
type BarcodeReader = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type BarcodeReaderClass = {
  new (options: { formats: string[] }): BarcodeReader;
  getSupportedFormats: () => Promise<string[]>;
};

/** What reads QR codes in a video: the browser's own reader where it has one, and the app's, whose code comes from this app. */
export async function openQrDecoder(): Promise<QrDecoder> {
  const own = await readerOfBrowser();
  if (own) return async (video) => (await own.detect(video))[0]?.rawValue || undefined;
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

async function readerOfBrowser(): Promise<BarcodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeReaderClass };
  // Some browsers have the class and no reader behind it.
  const formats: string[] | undefined = await BarcodeDetector?.getSupportedFormats().catch(() => []);
  return BarcodeDetector && formats?.includes('qr_code')
    ? new BarcodeDetector({ formats: ['qr_code'] })
    : undefined;
}
