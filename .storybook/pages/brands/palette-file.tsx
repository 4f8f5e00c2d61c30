import { Text, vars } from '@student/ui';
import { useState } from 'react';
import { lettersOfText } from '../../../themes/compiler/letters.ts';
import { heroRoom } from '../../../themes/compiler/photo-place.ts';

interface FileFieldProps {
  label: string;
  accept: string;
  /** What keeps a file from being tried, to be read after its name. */
  whyNot: (file: File) => Promise<string | undefined>;
  /** Gets an address of the file, which never leaves this machine. */
  onFile: (url: string | undefined) => void;
}

/** Takes a file from this disk; one that `new:theme` would refuse is refused here, in the same words. */
export function FileField({ label, accept, whyNot, onFile }: FileFieldProps) {
  const [wrong, setWrong] = useState<string>();
  const take = async (file: File | undefined) => {
    const says = file && (await whyNot(file));
    setWrong(says && `${file.name} ${says}`);
    onFile(file && !says ? URL.createObjectURL(file) : undefined);
  };
  return (
    <div>
      <label style={{ display: 'grid', gap: vars.space.xxs, fontSize: vars.font.size.s }}>
        {label}
        <input
          type="file"
          accept={accept}
          onChange={({ target }) => void take(target.files?.[0])}
          style={{ minBlockSize: vars.size.touch, maxInlineSize: '100%' }}
        />
      </label>
      {wrong === undefined ? null : (
        <Text size="s" tone="critical" role="alert">
          {wrong}
        </Text>
      )}
    </div>
  );
}

export async function whyNoFont(file: File): Promise<string | undefined> {
  if ((await file.slice(0, 4).text()) !== 'wOF2')
    return 'is not a woff2 file; a font shop or the font’s maker gives one for the web.';
  const face = new FontFace(tried, await file.arrayBuffer());
  if (!(await face.load().catch(() => undefined))) return 'is a woff2 file that this browser cannot read.';
  document.fonts.add(face);
  const missing = lettersOfText.map(({ letter }) => letter).filter((letter) => !isDrawn(letter));
  document.fonts.delete(face);
  return missing.length > 0 ? `lacks letters of Portuguese: ${missing.join(' ')}` : undefined;
}

/** The family of a file while it is looked at. */
const tried = 'Palette letters';

/** Whether the file has a letter: what it has not looks as it would without the file. A space looks like nothing. */
function isDrawn(letter: string): boolean {
  return (
    letter === ' ' ||
    others.some((other) => looksOf(letter, `"${tried}", ${other}`) !== looksOf(letter, other))
  );
}

/** Two, because the file may be the very font that this machine has for one. */
const others = ['monospace', 'serif'];

function looksOf(letter: string, families: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 80 });
  const paper = canvas.getContext('2d');
  if (paper) paper.font = `48px ${families}`;
  paper?.fillText(letter, 10, 60);
  return canvas.toDataURL();
}

export async function whyNoPhotograph(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return 'is not a picture that can be read: use PNG, JPEG, WebP or AVIF.';
  return picture.width < heroRoom.width
    ? `is ${picture.width} pixels wide; ${heroRoom.width} is the least: give a larger one.`
    : undefined;
}
