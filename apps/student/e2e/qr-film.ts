import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'uqr';

/** What the camera of the browser shows: a still film of a QR code, on a light ground. */
const [width, height, scale] = [640, 480, 8] as const;

/** The film of a code, as Chromium takes it for a camera. @returns its file */
export function filmOfCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const [left, top] = [(width - size * scale) / 2, (height - size * scale) / 2].map(Math.floor) as [
    number,
    number,
  ];
  const light = Buffer.alloc(width * height, 235);
  for (let y = 0; y < size * scale; y += 1)
    for (let x = 0; x < size * scale; x += 1)
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)]) light[(top + y) * width + left + x] = 16;
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  const file = join(mkdtempSync(join(tmpdir(), 'qr-film-')), 'code.y4m');
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`), frame, frame]),
  );
  return file;
}
