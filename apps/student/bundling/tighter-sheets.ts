import type { Plugin } from 'vite';

/**
 * Blocks in which nothing is left but the name of a layer: the minifier leaves one wherever it moves the rules of a condition to
 * another place. The order of the layers is that of their first rules, which stand in the first sheet.
 */
const empty = /@(?:media|container)[^{}]+\{(?:@layer [\w-]+;)+\}/g;

/** A text in quotes, which stays as it is, or a comma or a slash with the spaces that the minifier leaves beside it. */
const textOrSign = /"(?:[^"\\]|\\.)*"|, | \/ /g;

/**
 * Conditions whose rules override what stands in their layer, wherever it stands: those of each are gathered at its end, where one
 * block holds what was told forty times.
 */
const gathered = [
  '@media (forced-colors:active){',
  '@media print{',
  '@media (prefers-reduced-motion:reduce){',
  '@media (prefers-reduced-motion:no-preference){',
];

/** The statements of a sheet or of the inside of a block, each whole. */
const statementsOf = (css: string): string[] => {
  const found: string[] = [];
  let [depth, from, isQuoted] = [0, 0, false];
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0 && (sign === '}' || sign === ';')) {
      found.push(css.slice(from, at + 1));
      from = at + 1;
    }
  }
  return from < css.length ? [...found, css.slice(from)] : found;
};

/** The same sheet with the gathered conditions at the end of each of its layers. */
export const gatherConditions = (css: string): string =>
  statementsOf(css)
    .map((statement) => {
      const [opening] = /^@layer [\w-]+\{/.exec(statement) ?? [];
      if (!opening || !statement.endsWith('}')) return statement;
      const inside = statementsOf(statement.slice(opening.length, -1));
      const rest = inside.filter((rule) => !gathered.some((condition) => rule.startsWith(condition)));
      const last = gathered.flatMap((condition) => {
        const rules = inside.filter((rule) => rule.startsWith(condition));
        return rules.length > 0
          ? [`${condition}${rules.map((rule) => rule.slice(condition.length, -1)).join('')}}`]
          : [];
      });
      return `${opening}${[...rest, ...last].join('')}}`;
    })
    .join('');

/** What the minifier adds to each `color-scheme` for `light-dark()`, which no rule of the sheet uses. */
const schemeFlags = /--lightningcss-(?:light|dark):[^;}]*;?/g;

/** A minified style sheet without flags that nothing reads, without blocks that hold no rule and without spaces that say nothing. */
export const tighter = (css: string): string =>
  gatherConditions(
    (css.includes('var(--lightningcss-') ? css : css.replace(schemeFlags, ''))
      .replace(empty, '')
      .replace(textOrSign, (found) => (found.startsWith('"') ? found : found.trim())),
  );

/** Tightens the built sheets. */
export const tighterSheets = (): Plugin => ({
  name: 'student-tighter-sheets',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = tighter(String(file.source));
    },
  },
});
