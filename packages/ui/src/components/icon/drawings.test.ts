import { icons } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as drawings from './drawings.ts';

type Shape = { tag: string; has: (name: string) => string; at: (name: string) => number };

const short = (value: number) => String(Math.round(value * 1e4) / 1e4).replace(/^(-?)0\./, '$1.');

/** A path that may stand behind another: its first step names a place in the field, not one beside the end of what came before. */
const placed = (path: string) =>
  path.replace(/^m\s*(-?[\d.]+)[\s,]*(-?(?:\d+\.?\d*|\.\d+))\s*(?=[-\d.])/, 'M$1 $2l').replace(/^m/, 'M');

/** A shape as the path that it is. */
function pathOf({ tag, has, at }: Shape): string {
  const [x, y, r] = [at('x'), at('y'), at(tag === 'rect' ? 'rx' : 'r')];
  if (tag === 'path') return placed(has('d'));
  if (tag === 'line') return `M${has('x1')} ${has('y1')}L${has('x2')} ${has('y2')}`;
  if (tag === 'polyline') return `M${has('points')}`;
  const arc = (kind: string, across: number, down: number) =>
    r === 0 ? '' : `a${short(r)} ${short(r)} 0 ${kind} ${short(across)} ${short(down)}`;
  if (tag === 'circle')
    return `M${short(at('cx') - r)} ${short(at('cy'))}${arc('1 0', 2 * r, 0)}${arc('1 0', -2 * r, 0)}z`;
  const [across, down] = [at('width') - 2 * r, at('height') - 2 * r];
  const sides = [
    `h${short(across)}${arc('0 1', r, r)}`,
    `v${short(down)}${arc('0 1', -r, r)}`,
    `h${short(-across)}${arc('0 1', -r, -r)}`,
    `v${short(-down)}${arc('0 1', r, -r)}`,
  ];
  return `M${short(x + r)} ${short(y)}${sides.join('')}z`;
}

/** What Lucide draws, read from its own markup. */
function lucideDraws(name: string): string {
  const Glyph = Object.entries(icons).find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1];
  if (!Glyph) return `Lucide has no ${name}`;
  const markup = renderToStaticMarkup(createElement(Glyph));
  return [...markup.matchAll(/<(path|circle|rect|line|polyline) ([^>]*)>/g)]
    .map(([, tag = '', attributes = '']) => {
      const all = new Map(
        [...attributes.matchAll(/([a-z0-9]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      );
      const has = (key: string) => all.get(key) ?? '';
      return pathOf({ tag, has, at: (key) => Number(has(key)) });
    })
    .join('');
}

// `package` alone is a word of the language.
test.each(Object.entries(drawings))('%s is what Lucide draws by that name', (name, drawing) => {
  expect(drawing).toEqual(lucideDraws(name.replace(/Shape$/, '')));
});
