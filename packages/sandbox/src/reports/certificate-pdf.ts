import type { Certificate } from '../certificates.ts';
import { dayOf } from '../clock.ts';
import { pdf, streamOf } from './drawn-pdf.ts';

const frame =
  '0.23 0.18 0.71 RG 6 w 40 40 762 515 re S\n1 0.48 0.1 rg 96 430 72 5 re f\n0.6 0.6 0.7 RG 1 w 96 142 m 320 142 l S\n';

/** A certificate: one page of A4 on its side. */
export const certificatePdf = (
  name: string,
  { training, finishedAt, duration }: Certificate,
): Uint8Array<ArrayBuffer> => {
  const day = dayOf(finishedAt).split('-').reverse().join('/');
  const texts = [
    { text: 'Certificamos que', size: 16 },
    ...linesOf(name, 26).map((text) => ({ text, size: 26, bold: true as const })),
    { text: 'concluiu o treinamento', size: 16 },
    ...linesOf(training, 18).map((text) => ({ text, size: 18, bold: true as const })),
    { text: `em ${day}, com ${spoken(duration)} de duração.`, size: 16 },
  ];
  // Where names take many lines these move together, so that the last one stays above the signature.
  const step = Math.min(34, 230 / (texts.length - 1));
  return pdf(
    'Certificado',
    [842, 595],
    [
      streamOf(
        [
          { text: 'Certificado', size: 44, x: 96, y: 450, bold: true },
          ...texts.map((line, at) => ({ ...line, x: 96, y: 390 - at * step })),
          { text: 'Equipe de treinamento', size: 12, x: 96, y: 120 },
        ],
        frame,
      ),
    ],
  );
};

/** Points between the margins. */
const width = 650;

/** About how wide a bold text is, in points: capitals are wider, and many names are written in them. */
const widthOf = (text: string, size: number): number =>
  Array.from(text, (sign) => (/\p{Lu}/u.test(sign) ? 0.75 : 0.6)).reduce((sum, one) => sum + one, 0) * size;

/** Words in lines that fit the page; a word that is wider than a line goes on in the next one. */
const linesOf = (text: string, size: number): string[] => {
  const lines: string[] = [];
  let line = '';
  const add = (piece: string) => {
    if (widthOf(line + piece, size) <= width) line += piece;
    else {
      if (line) lines.push(line);
      line = piece.trimStart();
    }
  };
  for (const word of text.normalize('NFC').split(' '))
    if (widthOf(word, size) <= width) add(line ? ` ${word}` : word);
    else for (const sign of line ? ` ${word}` : word) add(sign);
  return [...lines, line];
};

const spoken = (seconds: number): string => {
  const minutes = Math.round(seconds / 60);
  const parts = [
    ...(minutes >= 60 ? [`${Math.floor(minutes / 60)} h`] : []),
    ...(minutes % 60 ? [`${minutes % 60} min`] : []),
  ];
  return parts.join(' e ') || '0 min';
};
