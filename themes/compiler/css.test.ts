import { expect, test } from 'vitest';
import { brand } from '../testing/values.ts';
import { cssOf } from './css.ts';

/** The drawing that a brand's style sheet carries as its motif, as a browser reads it. */
function carried(motif: string): string {
  const css = cssOf({ name: 'acme', tokens: brand(), images: { motif }, fontUrl: (file) => file });
  const [, address = ''] = /--ui-image-motif:url\("data:image\/svg\+xml,([^"]*)"\)/.exec(css) ?? [];
  return decodeURIComponent(address);
}
const svg = (body: string) => `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>${body}</svg>`;

test.each([
  ['a name in two kinds of quotes', `<text font-family="'MyriadPro-Bold'">A</text>`],
  ['the same the other way round', `<text font-family='"MyriadPro-Bold"'>A</text>`],
  ['quotes among the words', `<text x='1'>a="b' c="</text><path d='M0 0'/>`],
  ['what looks like an end in an attribute', `<title lang='a>b'>5"</title>`],
  ['signs that addresses take apart', `<path fill='#fff' d='M0 0'/><text>100%</text>`],
  ['shares of its room', `<rect width='50%' height='12%' fill='%23'/>`],
])('a drawing travels as it is: %s', (_what, body) => {
  expect(carried(svg(body))).toBe(svg(body));
});

test('double quotes become single ones where that changes nothing, which is shorter', () => {
  expect(carried('<svg viewBox="0 0 1 1">\n  <path d="M0 0"/>\n</svg>')).toBe(
    `<svg viewBox='0 0 1 1'><path d='M0 0'/></svg>`,
  );
});
