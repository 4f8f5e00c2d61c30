import { chose, type Range } from './ledger.ts';
import type { Tab } from './tab.ts';
import type { World } from './world.ts';

/** The second at which the content of this tab stands, as the player shows it. */
export async function positionIn(world: World, tab: Tab): Promise<number | undefined> {
  const player = tab.page.getByRole('region', { name: world.ground.title });
  const shown = await player
    .getByRole('slider', { name: 'Posição' })
    .inputValue({ timeout: 200 })
    .catch(() => undefined);
  const seconds = shown === undefined ? undefined : Number(shown);
  if (seconds) tab.shown = { seconds, at: world.clock.now() };
  return seconds;
}

/** A second of the page may be cut off, or a moment old. */
const around = (from: number, to: number): Range => ({ from: from - 1.5, to: to + 1.5 });

/** The page may have saved any position since the one that was shown before; whether it has, nobody saw. */
export function mayHaveSaved({ ledger }: World, from: number | undefined, to = from): void {
  if (from === undefined || to === undefined) return;
  chose(ledger.position, around(Math.min(from, to), Math.max(from, to)), 'unseen');
}

/**
 * The page was stopped, or left by a way that lets it save, at this position: it stands at the server in the end. Of two
 * tabs that both studied, either may be the last.
 */
export function hasSaved(world: World, tab: Tab, from: number | undefined, to = from): void {
  const { studiedIn, position } = world.ledger;
  if (from === undefined || to === undefined || !studiedIn.has(tab.name)) return;
  chose(position, around(from, to), studiedIn.size === 1 ? 'seen' : 'unseen');
}
