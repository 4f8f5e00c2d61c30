import type { Decorator, Loader } from '@storybook/react-vite';
import { ThemeScope, vars } from '@student/ui/theme';
import { createContext, useLayoutEffect } from 'react';
import { brands, dress, looksOf } from './looks.ts';

/** The brand in which a story is drawn; with all of them side by side, the one of this column. */
export const BrandContext = createContext(brands[0] ?? 'decola');

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
  const [first = 'decola'] = brands;
  // What is done in a flow is done in one window: side by side it would be done in the first column only.
  const isOneOnly = parameters.flow !== undefined;
  if (looks.theme !== 'all' || isOneOnly) {
    return (
      <BrandContext value={looks.theme === 'all' ? first : looks.theme}>
        <Story />
      </BrandContext>
    );
  }
  const isScreen = parameters.layout === 'fullscreen' && viewMode !== 'docs';
  const height = viewMode === 'docs' ? 'auto' : `${isScreen ? 100 * brands.length : 100}vh`;
  // A screen is laid out for the whole window and drawn smaller, so that nothing of it is cut off.
  const zoom = isScreen ? 1 / brands.length : 1;
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${brands.length}, minmax(0, 1fr))`,
        margin: isScreen ? 0 : '-1rem',
      }}
    >
      {brands.map((name) => (
        // Containment keeps what is fixed to the window inside its column.
        <div key={name} style={{ contain: 'layout', minBlockSize: height, display: 'grid', zoom }}>
          <ThemeScope theme={name} scheme={looks.scheme}>
            <p
              style={{
                padding: '4px 1rem',
                fontSize: 12,
                zoom: 1 / zoom,
                background: vars.color.bg.brand,
                color: vars.color.fg.onBrand,
              }}
            >
              {name}
            </p>
            <div style={{ padding: isScreen ? 0 : '1rem' }}>
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
