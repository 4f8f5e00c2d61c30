import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import { type API, addons } from 'storybook/manager-api';
import { frameTheme } from './frame/frame-theme.ts';
import { systemIsDark } from './system-is-dark.ts';

/** The frame in the scheme of the system until the toolbar's is known. */
addons.setConfig({
  theme: frameTheme(systemIsDark.matches ? 'dark' : 'light'),
  layout: { panelPosition: 'right', rightPanelWidth: 340, bottomPanelHeight: 260 },
});

addons.register('student/frame', (api) => {
  followScheme(api);
  makeRoom(api);
});

/** The frame is light or dark with what it shows. */
function followScheme(api: API): void {
  let worn: string | undefined;
  const wear = ({ globals }: { globals: Record<string, unknown> }) => {
    const isDark = globals.scheme === 'system' ? systemIsDark.matches : globals.scheme === 'dark';
    const scheme = isDark ? 'dark' : 'light';
    if (scheme === worn) return;
    worn = scheme;
    api.setOptions({ theme: frameTheme(scheme) });
  };
  api.on(SET_GLOBALS, wear);
  api.on(GLOBALS_UPDATED, wear);
}

/**
 * What takes the whole window (screens, flows, pages) has it: the panel of addons goes when such a story is opened and comes back
 * with a story that has props. Whoever opens it on a screen (key A) keeps it until then.
 */
function makeRoom(api: API): void {
  let isWhole = false;
  let isHidden = false;
  api.on(STORY_PREPARED, ({ parameters }: { parameters: { layout?: string } }) => {
    const takesAll = parameters.layout === 'fullscreen';
    if (takesAll === isWhole) return;
    isWhole = takesAll;
    if (takesAll && api.getIsPanelShown()) {
      api.togglePanel(false);
      isHidden = true;
    } else if (!takesAll && isHidden) {
      api.togglePanel(true);
      isHidden = false;
    }
  });
}
