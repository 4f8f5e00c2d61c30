import { firstBrand, tenants } from 'virtual:tenants';
import { themeNames } from 'virtual:themes';
import { type Layout, layoutOf } from '@student/themes/tenant';
import type { Scheme } from '@student/ui/theme';

/** Folder names of all brands, the platform's own first. */
export const brands: readonly string[] = [...themeNames].sort(
  (a, b) => Number(b === firstBrand) - Number(a === firstBrand),
);

/** What the toolbars say. */
export interface Looks {
  theme: string;
  scheme: Scheme;
  textSize: string;
  motion: string;
  /** How wide the windows of brands side by side are. */
  frames: string;
}

/** Reads the toolbars' globals. */
export function looksOf(globals: Record<string, unknown>): Looks {
  // In an address, digits arrive as a number.
  const text = (name: string, fallback: string) =>
    typeof globals[name] === 'string' || typeof globals[name] === 'number' ? String(globals[name]) : fallback;
  const scheme = text('scheme', 'light');
  return {
    theme: text('theme', firstBrand),
    scheme: scheme === 'dark' || scheme === 'system' ? scheme : 'light',
    textSize: text('textSize', '100'),
    motion: text('motion', 'full'),
    frames: text('frames', 'room'),
  };
}

/** The manner of a brand's cards, which the app has on its pages. */
export const cardsOf = (theme: string): Layout['cards'] =>
  layoutOf(tenants[theme] ?? tenants[firstBrand]).cards;

// The run of pictures dresses the page in other brands by itself (scripts/pictures/in-page.ts).
Object.assign(window, { cardsOf });

/**
 * Whether a story is drawn once per brand, each in a window of its own. A docs page has many stories: windows for all of them are
 * more than a browser can hold.
 */
export const isSideBySide = ({ globals, viewMode }: { globals: Record<string, unknown>; viewMode: string }) =>
  globals.theme === 'all' && viewMode !== 'docs';

/** Puts the toolbars' choice on `html`, where the app has it too; there the brand costs no render. */
export function dress({ theme, scheme, textSize, motion }: Looks): void {
  const { dataset, style } = document.documentElement;
  dataset.theme = theme === 'all' ? firstBrand : theme;
  dataset.cards = cardsOf(dataset.theme);
  if (scheme === 'system') delete dataset.scheme;
  else dataset.scheme = scheme;
  if (motion === 'reduced') dataset.motion = 'reduced';
  else delete dataset.motion;
  style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  // The room kept free for a scrollbar stays white in Storybook's frame, whatever the page's colour is.
  if (window.frameElement?.id === 'storybook-preview-iframe') style.scrollbarGutter = 'auto';
}
