import type { Certificate } from '../certificates.ts';
import { dayOf } from '../clock.ts';
import { between, legible } from './colors.ts';
import type { PaperLook } from './look.ts';
import { paperOf, type Sheet, type Words } from './paper.ts';
import { drawnWidth, drawSvg, drawTiles } from './vector.ts';

/** A4 on its side. */
const [width, height] = [841.89, 595.28];
const side = 214;
const left = 64;
const column = width - side - 2 * left;
const ink = '#1d1b2a';
/** Where the facts begin, and how much room they have above the signature. */
const [top, tallest] = [150, 316];

/** A certificate: one page of A4 on its side, in the colours and with the drawings of the brand. */
export const certificatePdf = (
  name: string,
  facts: Certificate,
  look: PaperLook,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { training, finishedAt, duration, isEvent } = facts;
  const brand = legible(look.colors.brand);
  const soft = between(ink, '#ffffff', 0.35);
  const title = `Certificado: ${training}`;
  return paperOf({ title, author: look.owner, date: finishedAt, size: [width, height] }, (sheet) => {
    const { doc, whole, write, decorate } = sheet;
    drawSide(sheet, look, brand);
    drawLogo(sheet, look, brand);
    write(whole, 'H1', {
      ...{ text: 'Certificado', size: 16, color: brand, bold: true },
      ...{ x: left, y: 122, width: column },
    });
    decorate(() => doc.rect(left, top, 48, 3).fill(look.colors.accent));
    for (const words of fitted(sheet, [
      { text: 'Certificamos que', size: 15, color: soft },
      { text: name, size: 40, color: ink, bold: true },
      { text: isEvent ? 'participou do evento' : 'concluiu o treinamento', size: 15, color: soft },
      { text: training, size: 22, color: brand, bold: true },
      {
        text: `em ${spokenDay(finishedAt)}, com carga horária de ${spoken(duration)}.`,
        size: 15,
        color: soft,
      },
    ]))
      write(whole, 'P', words);
    decorate(() =>
      doc
        .moveTo(left, height - 104)
        .lineTo(left + 220, height - 104)
        .lineWidth(0.75)
        .stroke(between(ink, '#ffffff', 0.5)),
    );
    const foot = { x: left, width: column };
    write(whole, 'P', {
      ...foot,
      ...{ text: 'Coordenação de treinamento', size: 11, color: ink, bold: true, y: height - 98 },
    });
    write(whole, 'P', {
      ...foot,
      text: look.owner,
      size: 11,
      color: soft,
      y: height - 83,
      width: column - 110,
    });
    const code = `Código ${codeOf(name, facts)}`;
    write(whole, 'P', { ...foot, text: code, size: 10, color: soft, y: height - 82, end: true });
    whole.end();
  });
};

/** Words one under the other; what takes more room than there is above the signature is made smaller as a whole. */
const fitted = (
  { heightOf }: Sheet,
  parts: readonly Pick<Words, 'text' | 'size' | 'color' | 'bold'>[],
): Words[] => {
  for (let share = 1; ; share -= 0.06) {
    let y = top;
    const placed = parts.map(({ text, size, ...part }) => {
      const words = { ...part, text: shortened(text), size: size * share, x: left, width: column };
      y += 14 * share;
      const at = y;
      y += heightOf(words);
      return { ...words, y: at };
    });
    if (share < 0.3 || y - top <= tallest) return placed;
  }
};

/** No line of a certificate says more; what is longer would be laid out for seconds. */
const mostCharacters = 400;

const shortened = (text: string): string =>
  text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters).trimEnd()}…`;

/** A band in the brand's colour with its tile. */
const drawSide = ({ doc, decorate }: Sheet, { colors, motif }: PaperLook, brand: string): void =>
  decorate(() => {
    const area = { x: width - side, y: 0, width: side, height };
    doc.rect(area.x, area.y, area.width, area.height).fill(brand);
    if (motif) drawTiles(doc, motif, area, 119, between(brand, '#ffffff', 0.22));
    doc.rect(area.x - 6, 0, 6, height).fill(colors.accent);
  });

const drawLogo = ({ doc, decorate, repeat }: Sheet, { logo, title }: PaperLook, brand: string): void => {
  if (logo && drawnWidth(logo, 36) !== undefined)
    decorate(() => drawSvg(doc, logo, { x: left, y: 53, height: 36 }));
  else repeat({ text: title, size: 28, color: brand, x: left, y: 50, width: column, bold: true });
};

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
