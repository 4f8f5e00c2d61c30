import { themeNames } from 'virtual:themes';
import type { Decorator, Loader } from '@storybook/react-vite';
import { type Scheme, ThemeScope, vars } from '@student/ui/theme';
import { createContext, useLayoutEffect } from 'react';

/** Folder names of all brands, the platform's own first. */
export const brands: readonly string[] = [...themeNames].sort(
  (a, b) => Number(b === 'decola') - Number(a === 'decola'),
);

/** The brand in which a story is drawn; with all of them side by side, the one of this column. */
export const BrandContext = createContext(brands[0] ?? 'decola');

interface Looks {
  theme: string;
  scheme: Scheme;
  textSize: string;
  motion: string;
}

/** What the toolbars say. */
function looksOf(globals: Record<string, unknown>): Looks {
  const text = (name: string, fallback: string) =>
    typeof globals[name] === 'string' ? globals[name] : fallback;
  const scheme = text('scheme', 'light');
  return {
    theme: text('theme', 'decola'),
    scheme: scheme === 'dark' || scheme === 'system' ? scheme : 'light',
    textSize: text('textSize', '100'),
    motion: text('motion', 'full'),
  };
}

/** Puts the toolbars' choice on `html`, where the app has it too; there the brand costs no render. */
function dress({ theme, scheme, textSize, motion }: Looks): void {
  const { dataset, style } = document.documentElement;
  dataset.theme = theme === 'all' ? (brands[0] ?? 'decola') : theme;
  if (scheme === 'system') delete dataset.scheme;
  else dataset.scheme = scheme;
  if (motion === 'reduced') dataset.motion = 'reduced';
  else delete dataset.motion;
  style.fontSize = textSize === '100' ? '' : `${textSize}%`;
}

/** Dresses the page and waits for the brand's font, so that a story never counts as rendered in another one. */
export const loadTenant: Loader = async ({ globals }) => {
  const looks = looksOf(globals);
  dress(looks);
  const names = looks.theme === 'all' ? brands : [looks.theme];
  await Promise.all(
    names.map(async (name) => {
      const probe = document.createElement('span');
      probe.dataset.theme = name;
      document.body.append(probe);
      const family = getComputedStyle(probe).getPropertyValue('--ui-font-family-body').split(',')[0];
      probe.remove();
      if (family) await document.fonts.load(`400 16px ${family}`, 'aã');
    }),
  );
  return {};
};

/** Draws a story in the brand of the toolbar, or once per brand side by side, overlays included. */
export const withTenant: Decorator = (Story, { globals, parameters, viewMode }) => {
  const looks = looksOf(globals);
  useLayoutEffect(() => dress(looks));
  if (looks.theme !== 'all') {
    return (
      <BrandContext value={looks.theme}>
        <Story />
      </BrandContext>
    );
  }
  const padding = parameters.layout === 'fullscreen' ? 0 : '1rem';
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${brands.length}, minmax(0, 1fr))`,
        margin: '-1rem',
      }}
    >
      {brands.map((name) => (
        // Containment keeps what is fixed to the window inside its column.
        <div
          key={name}
          style={{ contain: 'layout', minBlockSize: viewMode === 'docs' ? 'auto' : '100vh', display: 'grid' }}
        >
          <ThemeScope theme={name} scheme={looks.scheme}>
            <p
              style={{
                padding: '4px 1rem',
                fontSize: 12,
                background: vars.color.bg.brand,
                color: vars.color.fg.onBrand,
              }}
            >
              {name}
            </p>
            <div style={{ padding }}>
              <BrandContext value={name}>
                <Story />
              </BrandContext>
            </div>
          </ThemeScope>
        </div>
      ))}
    </div>
  );
};
