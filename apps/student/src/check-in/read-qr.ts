import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Where the reader's WebAssembly is: an address of this app, or its bytes. */
export type ReaderCode = { url: string } | { bytes: ArrayBuffer };

/** A picture as a canvas gives it. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** Brings the reader's code; without this it would be asked of a host of its maker's. Rejects when it does not arrive. */
export async function prepareReader(code: ReaderCode): Promise<void> {
  const overrides = 'url' in code ? { locateFile: () => code.url } : { wasmBinary: code.bytes };
  await prepareZXingModule({ overrides, fireImmediately: true });
}

/** The text of the QR code in a picture: turned, mirrored, inverted, small or dim. `undefined` where there is none. */
export async function readQr(picture: Pixels): Promise<string | undefined> {
  return (await readAsIs(picture)) ?? (await readAsIs(withFullContrast(picture)));
}

async function readAsIs(picture: Pixels | undefined): Promise<string | undefined> {
  if (!picture) return undefined;
  const [code] = await readBarcodes(picture as ImageData, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return code?.isValid && code.text !== '' ? code.text : undefined;
}

/** Below this distance between dark and light, of 255, the reader takes the picture for one colour. */
const leastContrast = 64;
/** So much of a picture may be darker or lighter than what counts: a lamp, a reflection. */
const outliers = 0.01;

/** The picture with its dark drawn black and its light white; `undefined` where it has contrast enough, or none. */
function withFullContrast({ data, width, height }: Pixels): Pixels | undefined {
  const count = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 4) {
    const lightness = lightnessAt(data, at);
    count[lightness] = (count[lightness] ?? 0) + 1;
  }
  const [dark, light] = [
    edge(count, (data.length / 4) * outliers),
    edge(count, (data.length / 4) * (1 - outliers)),
  ];
  if (light - dark < 4 || light - dark >= leastContrast) return undefined;
  const stretched = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    stretched.fill(((lightnessAt(data, at) - dark) * 255) / (light - dark), at, at + 3);
    stretched[at + 3] = 255;
  }
  return { data: stretched as ImageData['data'], width, height };
}

const lightnessAt = (data: Pixels['data'], at: number): number =>
  ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8;

/** The lightness below which so many points lie. */
function edge(count: Uint32Array, share: number): number {
  let seen = 0;
  for (let lightness = 0; lightness < 256; lightness += 1) {
    seen += count[lightness] ?? 0;
    if (seen > share) return lightness;
  }
  return 255;
}
