import { vars } from '@student/ui';
import type { tokens as names } from '@student/ui/theme';
import { textOf } from '../../../themes/compiler/css.ts';
import type { Value } from '../../../themes/compiler/tokens.ts';
import { TokenName } from '../token-name.tsx';

type Token = (typeof names)[number];
type Values = ReadonlyMap<string, Value>;

/** A group of tokens with their variables and their values in both schemes. */
export function TokenTable({
  group,
  tokens: shown,
  light,
  dark,
  saidBy,
}: {
  group: string;
  tokens: readonly Token[];
  light: Values;
  dark: Values;
  /** Who says a token: the brand, the base, or what follows from the brand's other tokens. */
  saidBy: (token: Token) => string;
}) {
  return (
    <section aria-label={`Tokens of ${group}`} style={{ overflowX: 'auto' }} {...{ tabIndex: 0 }}>
      <table style={{ inlineSize: '100%', fontSize: vars.font.size.xs, lineHeight: vars.font.lineHeight.xs }}>
        <thead>
          <tr>
            {['token', 'CSS variable', 'light', 'dark', 'said by'].map((title) => (
              <th key={title} scope="col" style={{ padding: 4, fontWeight: vars.font.weight.bold }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown
            .filter(({ type }) => type !== 'image')
            .map((token) => ({ ...token, by: saidBy(token) }))
            .map(({ path, variable, by }) => (
              <tr key={path} style={{ borderBlockStart: `1px solid ${vars.color.border.subtle}` }}>
                <th scope="row" style={{ padding: 4 }}>
                  <TokenName path={path} />
                </th>
                <td style={{ padding: 4 }}>
                  <code>{variable}</code>
                </td>
                <td style={{ padding: 4 }}>{textOf(light.get(path))}</td>
                <td style={{ padding: 4 }}>{textOf(dark.get(path))}</td>
                <td style={{ padding: 4 }}>{by}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
