import type { Certificate } from '../certificates.ts';
import { dayOf } from '../clock.ts';
import { between, legible } from './colors.ts';
import { linesWithin } from './letters.ts';
import type { PaperLook } from './look.ts';
import { areaOf, pdf, ruleOf, textOf } from './pdf.ts';
import { drawingOf, drawnWidth, tilesOf } from './vector.ts';

const [width, height] = [842, 595];
const side = 214;
const left = 64;
const column = width - side - 2 * left;
const ink = '#1d1b2a';

/** A certificate: one page of A4 on its side, in the colours and with the drawings of the brand. */
export const certificatePdf = (
  name: string,
  facts: Certificate,
  look: PaperLook,
): Uint8Array<ArrayBuffer> => {
  const { training, finishedAt, duration, isEvent } = facts;
  const brand = legible(look.colors.brand);
  const soft = between(ink, '#ffffff', 0.35);
  const parts = fitted([
    { text: 'Certificamos que', size: 15, color: soft },
    { text: name, size: 40, color: ink, bold: true },
    { text: isEvent ? 'participou do evento' : 'concluiu o treinamento', size: 15, color: soft },
    { text: training, size: 22, color: brand, bold: true },
    { text: `em ${spokenDay(finishedAt)}, com carga horária de ${spoken(duration)}.`, size: 15, color: soft },
  ]);
  let y = 446;
  const lines = parts.map(({ text, size, color, bold, gap }) => {
    y -= gap + size * 1.16;
    return textOf({ text, size, color, x: left, y, ...(bold && { bold }) });
  });
  const code = codeOf(name, facts);
  return pdf({
    title: `Certificado: ${training}`,
    author: look.owner,
    size: [width, height],
    pages: [
      [
        ...sideOf(look, brand),
        ...logoOf(look, brand),
        textOf({ text: 'Certificado', size: 16, color: brand, x: left, y: 454, bold: true }),
        areaOf({ x: left, y: 442, width: 48, height: 3 }, look.colors.accent),
        ...lines,
        ruleOf(left, 104, 220, between(ink, '#ffffff', 0.5)),
        textOf({ text: 'Coordenação de treinamento', size: 11, color: ink, x: left, y: 86, bold: true }),
        textOf({ text: look.owner, size: 11, color: soft, x: left, y: 71 }),
        textOf({ text: `Código ${code}`, size: 10, color: soft, x: left + column, y: 71, end: true }),
      ].join('\n'),
    ],
  });
};

type Part = { text: string; size: number; color: string; bold?: true };

/** The parts in lines; what takes more room than there is above the signature is made smaller as a whole. */
const fitted = (parts: readonly Part[]) => {
  for (let share = 1; ; share -= 0.06) {
    const lines = parts.flatMap((part) => {
      const size = part.size * share;
      return linesWithin(shortened(part.text), column, size, part.bold).map((text, at) => ({
        ...part,
        text,
        size,
        gap: at === 0 ? 14 * share : 0,
      }));
    });
    if (share < 0.3 || lines.reduce((sum, { size, gap }) => sum + size * 1.16 + gap, 0) <= 306) return lines;
  }
};

/** No line of a certificate says more; what is longer would be laid out for seconds. */
const mostCharacters = 400;

const shortened = (text: string): string =>
  text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters).trimEnd()}…`;

/** A band in the brand's colour with its tile. */
const sideOf = ({ colors, motif }: PaperLook, brand: string): string[] => {
  const area = { x: width - side, y: 0, width: side, height };
  return [
    areaOf(area, brand),
    ...(motif ? [tilesOf(motif, area, 119, between(brand, '#ffffff', 0.22))] : []),
    areaOf({ ...area, x: area.x - 6, width: 6 }, colors.accent),
  ];
};

const logoOf = ({ logo, title }: PaperLook, brand: string): string[] =>
  logo && drawnWidth(logo, 36) !== undefined
    ? [drawingOf(logo, { x: left, y: 506, height: 36 })]
    : [textOf({ text: title, size: 28, color: brand, x: left, y: 512, bold: true })];

const months =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

/** '26 de outubro de 2026', '1º de março de 2026'. */
const spokenDay = (instant: string): string => {
  const [year, month, day] = dayOf(instant).split('-').map(Number);
  return `${day === 1 ? '1º' : day} de ${months[(month ?? 1) - 1]} de ${year}`;
};

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const spoken = (seconds: number): string => {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return [
    ...(minutes >= 60 ? [counted(Math.floor(minutes / 60), 'hora')] : []),
    ...(minutes % 60 ? [counted(minutes % 60, 'minuto')] : []),
  ].join(' e ');
};

/** Eight signs that are the same for the same certificate, so that two copies can be compared. */
const codeOf = (name: string, { training, finishedAt, duration, isEvent }: Certificate): string => {
  let hash = 2_166_136_261;
  for (const sign of [name, training, finishedAt, duration, isEvent ? 'event' : 'training'].join('|'))
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  const signs = (hash >>> 0).toString(16).toUpperCase().padStart(8, '0');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
};
