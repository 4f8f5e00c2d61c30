import { firstBrand } from 'virtual:tenants';
import type { Decorator, Loader } from '@storybook/react-vite';
import { ThemeScope, vars } from '@student/ui/theme';
import { createContext, useEffect, useLayoutEffect } from 'react';
import { addons } from 'storybook/preview-api';
import { SideBySide } from './frames/side-by-side.tsx';
import { brands, cardsOf, dress, isSideBySide, looksOf } from './looks.ts';

/** The brand in which a story is drawn; on a docs page with all of them side by side, the one of this column. */
export const BrandContext = createContext<string>(firstBrand);

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

/** Stories that were last drawn side by side. */
const split = new Set<string>();

/** Draws a story in the brand of the toolbar, or once per brand side by side, each in a window of its own. */
export const withTenant: Decorator = (Story, { globals, viewMode, id, name, args, initialArgs }) => {
  const looks = looksOf(globals);
  useLayoutEffect(() => dress(looks));
  const isSplit = isSideBySide({ globals, viewMode });
  // Storybook draws a story in another brand without its play: it would show another state than its name says. What frames tell
  // arrives here too, so the toolbar's own news would be mistaken.
  useEffect(() => {
    if (isSplit) split.add(id);
    else if (split.delete(id)) setTimeout(() => addons.getChannel().emit('forceRemount', { storyId: id }));
  }, [isSplit, id]);
  if (looks.theme !== 'all') {
    return (
      <BrandContext value={looks.theme}>
        <Story />
      </BrandContext>
    );
  }
  if (isSplit) {
    const changed = Object.entries(args).filter(([prop, value]) => value !== initialArgs[prop]);
    return <SideBySide id={id} name={name} looks={looks} args={Object.fromEntries(changed)} />;
  }
  return (
    <div style={columns}>
      {brands.map((brand) => (
        // Containment keeps what is fixed to the window inside its column.
        <div key={brand} style={{ contain: 'layout', display: 'grid' }}>
          <ThemeScope theme={brand} scheme={looks.scheme} data-cards={cardsOf(brand)}>
            <p style={caption}>{brand}</p>
            <div style={{ padding: '1rem' }}>
              <BrandContext value={brand}>
                <Story />
              </BrandContext>
            </div>
          </ThemeScope>
        </div>
      ))}
    </div>
  );
};

const columns = {
  display: 'grid',
  gridTemplateColumns: `repeat(${brands.length}, minmax(0, 1fr))`,
  margin: '-1rem',
} as const;

const caption = {
  padding: '4px 1rem',
  fontSize: 12,
  background: vars.color.bg.brand,
  color: vars.color.fg.onBrand,
} as const;
