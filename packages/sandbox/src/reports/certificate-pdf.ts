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
    { text: name, size: 26, bold: true as const },
    { text: 'concluiu o treinamento', size: 16 },
    ...linesOf(training).map((text) => ({ text, size: 18, bold: true as const })),
    { text: `em ${day}, com ${spoken(duration)} de duração.`, size: 16 },
  ];
  return pdf(
    'Certificado',
    [842, 595],
    [
      streamOf(
        [
          { text: 'Certificado', size: 44, x: 96, y: 450, bold: true },
          ...texts.map((line, at) => ({ ...line, x: 96, y: 390 - at * 34 })),
          { text: 'Equipe de treinamento', size: 12, x: 96, y: 120 },
        ],
        frame,
      ),
    ],
  );
};

/** Words of a title in lines that fit the page. */
const linesOf = (title: string): string[] => {
  const lines = [''];
  for (const word of title.split(' ')) {
    const line = lines.pop() ?? '';
    if (line.length + word.length < 60) lines.push(`${line} ${word}`.trim());
    else lines.push(line, word);
  }
  return lines;
};

const spoken = (seconds: number): string => {
  const minutes = Math.round(seconds / 60);
  const parts = [
    ...(minutes >= 60 ? [`${Math.floor(minutes / 60)} h`] : []),
    ...(minutes % 60 ? [`${minutes % 60} min`] : []),
  ];
  return parts.join(' e ') || '0 min';
};
