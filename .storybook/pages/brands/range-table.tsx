import { vars } from '@student/ui';
import type { Range } from '../../../themes/compiler/check-floors.ts';

/** What no brand may go below or above, beside what is tried. */
export function RangeTable({ ranges }: { ranges: readonly Range[] }) {
  return (
    <section aria-label="Ranges of tokens" style={{ overflowX: 'auto' }} {...{ tabIndex: 0 }}>
      <table style={{ inlineSize: '100%', fontSize: vars.font.size.xs, lineHeight: vars.font.lineHeight.xs }}>
        <thead>
          <tr>
            {['token', 'tried', 'from', 'to', 'holds', 'because'].map((title) => (
              <th key={title} scope="col" style={{ padding: 4, fontWeight: vars.font.weight.bold }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranges.map(({ path, value, least, most, why, holds }) => (
            <tr key={path} style={{ borderBlockStart: `1px solid ${vars.color.border.subtle}` }}>
              <th scope="row" style={{ padding: 4 }}>
                {path}
              </th>
              {[value, least, most, holds ? 'yes' : 'no', why].map((text, at) => (
                <td key={at === 0 ? 'value' : `${at} ${text}`} style={{ padding: 4 }}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
