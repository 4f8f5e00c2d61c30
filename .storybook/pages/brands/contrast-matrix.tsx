import { vars } from '@student/ui';
import type { Verdict } from '../../../themes/compiler/pairs.ts';
import { Pair } from './colour-pair.tsx';

/** Where two colours meet, light and dark beside each other: of each use the pair that comes nearest to failing. */
export function ContrastMatrix({ verdicts }: { verdicts: readonly Verdict[] }) {
  const rows = [...Map.groupBy(verdicts, ({ use }) => use)]
    .map(([use, all]) => ({
      use,
      least: all[0]?.least,
      light: worstOf(all, 'light'),
      dark: worstOf(all, 'dark'),
    }))
    .sort((one, other) => marginOf(one) - marginOf(other));
  return (
    <section aria-label="Contrast in light and dark" style={{ overflowX: 'auto' }} {...{ tabIndex: 0 }}>
      <table style={{ inlineSize: '100%', fontSize: vars.font.size.s, lineHeight: vars.font.lineHeight.s }}>
        <thead>
          <tr>
            {['use', 'needs', 'light, worst pair', 'dark, worst pair'].map((title) => (
              <th key={title} scope="col" style={{ ...cell, fontWeight: vars.font.weight.bold }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ use, least, light, dark }) => (
            <tr key={use} style={{ borderBlockStart: `1px solid ${vars.color.border.subtle}` }}>
              <th scope="row" style={cell}>
                {use}
              </th>
              <td style={cell}>{least}</td>
              <td style={cell}>{light ? <Pair {...light} /> : null}</td>
              <td style={cell}>{dark ? <Pair {...dark} /> : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const marginOf = ({ light, dark }: { light: Verdict | undefined; dark: Verdict | undefined }) =>
  Math.min(...[light, dark].map((one) => (one ? one.ratio / one.least : Number.POSITIVE_INFINITY)));

const worstOf = (all: readonly Verdict[], scheme: Verdict['scheme']): Verdict | undefined =>
  all
    .filter((one) => one.scheme === scheme)
    .toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)[0];

const cell = { padding: vars.space.xxs, textAlign: 'start' } as const;
