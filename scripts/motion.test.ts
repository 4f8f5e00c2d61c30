import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The owners of all times and curves. */
const owners = /^packages\/ui\/src\/theme\//;

const sources = globSync(['packages/*/src/**/*.{ts,tsx,css}', 'apps/*/{src,boot}/**/*.{ts,tsx,css}'], {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})
  .filter((path) => !/\.(test|stories)\.tsx?$/.test(path) && !owners.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(join(root, path), 'utf8')) }));

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** A time in a style: `200ms`, `1.4s`; not the name of a step such as `space.s`. */
const time = /(?<![\w.-])\d*\.?\d+m?s\b/g;
/** A curve in a style or a script. */
const curve = /cubic-bezier\(|(?<![\w-])ease(?:-in|-out|-in-out)?(?=[ ,'"`])/g;
/** A time or a curve that is given to an animation by script. */
const byScript = /\b(?:duration|easing|delay):\s*(?:\d[\d_.]*|'[^']+')/g;

const foundBy = (pattern: RegExp, isLookedAt: (source: { path: string; text: string }) => boolean) =>
  sources
    .filter(isLookedAt)
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`));

const isStyle = ({ path }: { path: string }) => /\.css(\.ts)?$/.test(path);

it('no style has a time or a curve of its own', () => {
  expect([...foundBy(time, isStyle), ...foundBy(curve, isStyle)]).toEqual([]);
});

it('no animation by script has a time or a curve of its own', () => {
  expect(foundBy(byScript, ({ text }) => text.includes('.animate('))).toEqual([]);
});

/** What is given to a style or an attribute in markup: `transition: '…'`, `animation="…"`; a sheet has it from the owners. */
const inMarkup =
  /(?<![\w.-])(?:transition|animation)(?:Duration|Delay|TimingFunction|IterationCount|Name)?["']?(?::|=\{?)\s*["'`\d][^,}\n]*/g;

it('no markup has a time or a curve of its own', () => {
  expect(foundBy(inMarkup, ({ path }) => path.endsWith('.tsx'))).toEqual([]);
});

it.each([
  [time, 'transition: `opacity 200ms linear`'],
  [time, "animation: 'turn 1.4s linear infinite'"],
  [curve, "transitionTimingFunction: 'cubic-bezier(0, 0, 1, 1)'"],
  [curve, "transition: 'opacity var(--fast) ease-in-out'"],
  [inMarkup, "<p style={{ transition: 'opacity 900ms ease-in' }}>"],
  [inMarkup, "<p style={{ transitionDuration: '900ms' }}>"],
  [inMarkup, '<p style={{ animationIterationCount: 9999 }}>'],
  [byScript, "box.animate(frames, { duration: 120, easing: 'linear' })"],
])('%s finds %s', (pattern, text) => {
  expect([...text.matchAll(pattern)]).not.toEqual([]);
});

/** What goes on by itself: only while something is awaited, which the person asked for. */
const endless = [
  'packages/ui/src/components/button/button.css.ts',
  'packages/ui/src/components/field/turning-arrow.css.ts',
  'packages/ui/src/components/loading-overlay/loading-overlay.css.ts',
  'packages/ui/src/components/progress-bar/progress-bar.css.ts',
  'packages/ui/src/components/progress-ring/progress-ring.css.ts',
  'packages/ui/src/components/skeleton/bones.css.ts',
  'packages/ui/src/components/spinner/spinner.css.ts',
  'packages/ui/src/product/video-player/stage-message.css.ts',
];

it('nothing moves on and on but what says that something is awaited', () => {
  expect(
    foundBy(/\binfinite\b/g, isStyle)
      .map((found) => found.split(':')[0])
      .sort(),
  ).toEqual(endless);
});

/** How often something is moved, in a style or by script; once, and by the sheet that stills everything, it may be said. */
const repeated =
  /\b(?:(?:animationIterationCount|animation-iteration-count)["']?:\s*|iterations:\s*)["'`]?(?!1\b)[^,}\n]+|\banimation:[^;\n]*\s(?!1\b)\d+(?=[\s,;'`])/g;

it('nothing is moved a number of times, however many', () => {
  expect(foundBy(repeated, ({ path, text }) => isStyle({ path }) || text.includes('.animate('))).toEqual([]);
});

it.each([
  'animationIterationCount: 9999',
  "animationIterationCount: '3'",
  'animation: `turn var(--slow) linear 9999`',
  'box.animate(frames, { iterations: Infinity })',
])('more than once is found in %s', (text) => {
  expect([...text.matchAll(repeated)]).not.toEqual([]);
});

it('whatever is animated by script asks first whether the person wants it', () => {
  const moving = sources.filter(({ text }) => /\.animate\(|requestAnimationFrame\(function/.test(text));
  expect(moving.length).toBeGreaterThan(0);
  expect(moving.filter(({ text }) => !text.includes('wantsStillness()')).map(({ path }) => path)).toEqual([]);
});

/** Where a page or a strip is scrolled to, smoothly or not. */
const scrolled = /\b(?:behavior|scrollBehavior|scroll-behavior):\s*[^,}\n;]*\bsmooth\b[^,}\n;]*/g;
const scrolledUnasked = ({ text }: { text: string }) =>
  [...text.matchAll(scrolled)].map(([found]) => found).filter((found) => !found.includes('wantsStillness()'));

it('nothing is scrolled smoothly before the person is asked for', () => {
  expect(sources.flatMap(({ text }) => [...text.matchAll(scrolled)]).length).toBeGreaterThan(0);
  expect(sources.flatMap((one) => scrolledUnasked(one).map((found) => `${one.path}: ${found}`))).toEqual([]);
});

it.each(["window.scrollTo({ top: 0, behavior: 'smooth' })", "html: { scrollBehavior: 'smooth' }"])(
  'smoothness is found in %s',
  (text) => {
    expect(scrolledUnasked({ text })).toHaveLength(1);
  },
);

/** What moves in a style; `none` stops something. */
const moves = /\b(?:transition|animation)(?:Duration|Name|Property)?:(?!\s*["'`]none\b)/;

it('every sheet with a transition or an animation has a branch for who wants no motion', () => {
  const moving = sources.filter((one) => isStyle(one) && moves.test(one.text));
  expect(moving.length).toBeGreaterThan(20);
  expect(
    moving
      .filter(({ text }) => !/prefers\.(motion|reducedMotion)\b|prefers-reduced-motion/.test(text))
      .map(({ path }) => path),
  ).toEqual([]);
});
