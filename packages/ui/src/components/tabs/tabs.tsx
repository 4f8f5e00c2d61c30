import { Activity, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Native } from '../../internal/native.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { tabs as line, list, tab } from '../nav-tabs/nav-tabs.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { tabs as box, panel } from './tabs.css.ts';

/** One of several views of which one is shown. */
export interface Tab {
  id: string;
  /** What its tab says, and its panel is called. */
  label: string;
  content: ReactNode;
}

export interface TabsProps extends Native<'div', 'children' | 'aria-label'> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the tab that is shown; the first one where neither is told. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Level of each panel's title in the page's outline; it is read and not seen, since the tab shows it. */
  level?: 2 | 3;
}

/**
 * Views in one place, one at a time (APG Tabs, chosen by the arrows themselves; decision 0512). A panel is drawn when it is first
 * shown, and keeps what was typed in it while another one is. Attributes and ref go to the box round both.
 */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, level = 2, ...native }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useControlled(value, defaultValue ?? tabs[0]?.id ?? '', onValueChange);
  // What was chosen may be gone: another content has other panels.
  const shown = tabs.some((one) => one.id === chosen) ? chosen : (tabs[0]?.id ?? '');
  const [known, setKnown] = useState<readonly string[]>([shown]);
  if (!known.includes(shown)) setKnown([...known, shown]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextAt(
      event.key,
      tabs.findIndex((one) => one.id === shown),
      tabs.length,
    );
    const goal = next === undefined ? undefined : tabs[next];
    if (!goal) return;
    event.preventDefault();
    choose(goal.id);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };

  return (
    <div {...native} className={box}>
      <div className={line}>
        <div ref={row} role="tablist" aria-label={label} className={list}>
          {tabs.map((one, at) => (
            <button
              key={one.id}
              type="button"
              role="tab"
              id={`${id}tab${at}`}
              className={tab}
              aria-selected={one.id === shown}
              aria-controls={`${id}panel${at}`}
              tabIndex={one.id === shown ? 0 : -1}
              onClick={() => choose(one.id)}
              onKeyDown={press}
            >
              {one.label}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((one, at) => (
        <div
          key={one.id}
          role="tabpanel"
          id={`${id}panel${at}`}
          className={panel}
          aria-labelledby={`${id}tab${at}`}
          hidden={one.id !== shown}
        >
          {known.includes(one.id) ? (
            <Activity mode={one.id === shown ? 'visible' : 'hidden'}>
              <VisuallyHidden as={level === 2 ? 'h2' : 'h3'}>{one.label}</VisuallyHidden>
              {one.content}
            </Activity>
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** Where a key leads in a row of tabs: arrows go round. */
function nextAt(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
