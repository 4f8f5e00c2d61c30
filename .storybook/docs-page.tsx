import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';
import { dress, looksOf } from './looks.ts';
import { systemIsDark } from './system-is-dark.ts';
import './docs-page.css';

type Channel = DocsContainerProps['context']['channel'];
type Globals = Record<string, unknown>;

/** Every docs page in the scheme of the toolbar. A page without stories runs no loader, so it is dressed here. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const looks = looksOf(useGlobals(context.channel));
  const isSystemDark = useSyncExternalStore(onSystemScheme, () => systemIsDark.matches);
  useLayoutEffect(() => dress(looks));
  const isDark = looks.scheme === 'system' ? isSystemDark : looks.scheme === 'dark';
  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}

function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => lastGlobals(channel));
  useEffect(() => {
    const hear = (news: { globals: Globals }) => setGlobals(news.globals);
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, [channel]);
  return globals;
}

/** What the preview told before this page was there. */
function lastGlobals(channel: Channel): Globals {
  const [news] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return news?.globals ?? {};
}

function onSystemScheme(changed: () => void): () => void {
  systemIsDark.addEventListener('change', changed);
  return () => systemIsDark.removeEventListener('change', changed);
}
