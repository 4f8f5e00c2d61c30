import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { vars } from '../../theme/contract.css.ts';

export const richText = style(layered({ overflowWrap: 'anywhere', maxInlineSize: '75ch' }));

const inside = (selector: string, rule: Parameters<typeof layered>[0]) =>
  globalStyle(`.${richText} ${selector}`, layered(rule));

inside('> * + *', { marginBlockStart: vars.space.s });
inside(':is(h1, h2, h3, h4, h5, h6)', {
  fontSize: vars.font.size.l,
  lineHeight: vars.font.lineHeight.l,
  fontWeight: vars.font.weight.heading,
});
inside('ul', { listStyle: 'disc', paddingInlineStart: vars.space.l });
inside('ol', { listStyle: 'decimal', paddingInlineStart: vars.space.l });
inside('li + li', { marginBlockStart: vars.space.xxs });
inside('li::marker', { color: vars.color.fg.brand });
inside('a', { color: vars.color.fg.link, textDecoration: 'underline', textUnderlineOffset: '0.18em' });
inside('a:hover', { color: vars.color.fg.linkHover });
inside(':is(strong, b)', { fontWeight: vars.font.weight.bold });
inside('img', { borderRadius: vars.radius.media });
inside('blockquote', {
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.borderWidth.thick} solid ${vars.color.border.brand}`,
  color: vars.color.fg.muted,
});
inside(':is(code, pre)', { fontFamily: vars.font.family.mono, fontSize: vars.font.size.s });
inside('pre', { ...scrollRules.inline, padding: vars.space.s, backgroundColor: vars.color.bg.sunken });
inside('table', { ...scrollRules.inline, display: 'block' });
inside(':is(td, th)', { padding: vars.space.xs, border: `1px solid ${vars.color.border.default}` });
