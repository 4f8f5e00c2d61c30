import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { textOf } from '../../themes/compiler/css.ts';
import { readTokens, type SchemeName } from '../../themes/compiler/tokens.ts';
import logo from '../../themes/decola/assets/logo.svg';
import inverted from '../../themes/decola/assets/logo-inverted.svg';
import tokens from '../../themes/decola/tokens.json';

/** Storybook's own frame and its docs, in the mark and the colours of the platform's own brand: read from its tokens. */
export function frameTheme(scheme: SchemeName): ThemeVars {
  const values = readTokens(tokens)[scheme];
  const color = (path: string) => textOf(values.get(`color.${path}`)) ?? 'inherit';
  return create({
    base: scheme,
    brandTitle: 'decola: student and design system',
    brandImage: scheme === 'dark' ? inverted : logo,
    brandUrl: './?path=/docs/start-welcome--docs',
    brandTarget: '_self',
    colorPrimary: color('bg.accent'),
    colorSecondary: color('fg.brand'),
    appBg: color('bg.sunken'),
    appContentBg: color('bg.surface'),
    appPreviewBg: color('bg.canvas'),
    appHoverBg: color('bg.hover'),
    appBorderColor: color('border.default'),
    appBorderRadius: 8,
    textColor: color('fg.default'),
    textInverseColor: color('fg.inverse'),
    textMutedColor: color('fg.muted'),
    barBg: color('bg.surface'),
    barTextColor: color('fg.muted'),
    barHoverColor: color('fg.brand'),
    barSelectedColor: color('fg.brand'),
    inputBg: color('bg.field'),
    inputBorder: color('border.control'),
    inputTextColor: color('fg.default'),
    inputBorderRadius: 8,
  });
}
