import { svgAddress } from '../theme/svg-uri.ts';

/**
 * Covers for stories: one illustrated family, drawn inline, so that no story waits for a file. In plain colours: a gradient makes
 * each of their pictures weigh a hundred kilobytes.
 */
const hues = { indigo: 250, coral: 15, teal: 175, amber: 40, plum: 310, green: 150 } as const;

export const coverHues = Object.keys(hues) as (keyof typeof hues)[];
export const coverShapes = ['arcs', 'rings', 'steps'] as const;

/** A 16:9 picture as a data URI; the same hue and shape give the same picture. */
export function coverOf(hue: keyof typeof hues, shape: (typeof coverShapes)[number] = 'arcs'): string {
  const base = hues[hue];
  const figures = {
    arcs: [0, 1, 2, 3].map(
      (ring) =>
        `<circle cx="470" cy="330" r="${80 + ring * 75}" fill="none" stroke="hsl(${base + 20} 80% ${78 - ring * 8}%)" stroke-width="26"/>`,
    ),
    rings: [0, 1, 2].map(
      (ring) =>
        `<circle cx="${190 + ring * 130}" cy="180" r="92" fill="none" stroke="hsl(${base + ring * 18} 75% ${75 - ring * 6}%)" stroke-width="30"/>`,
    ),
    steps: [0, 1, 2, 3, 4].map(
      (step) =>
        `<rect x="${90 + step * 96}" y="${270 - step * 48}" width="76" height="${90 + step * 48}" rx="10" fill="hsl(${base + 12} 70% ${48 + step * 7}%)"/>`,
    ),
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="hsl(${base} 62% 30%)"/><path d="M640 0v360H120z" fill="hsl(${base + 12} 64% 37%)"/>${figures[shape].join('')}</svg>`;
  return svgAddress(svg);
}

/** A portrait for stories: a head and shoulders on a tint. */
export function portraitOf(hue: keyof typeof hues): string {
  const base = hues[hue];
  return svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${base} 55% 80%)"/><circle cx="48" cy="40" r="18" fill="hsl(${base} 45% 35%)"/><path d="M12 96a36 34 0 0 1 72 0z" fill="hsl(${base} 45% 35%)"/></svg>`,
  );
}
