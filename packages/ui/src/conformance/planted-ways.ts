import type { MouseEvent, Ref } from 'react';
import type { TextLinkWords } from '../components/text-link/text-link.words.ts';
import type { Native } from '../internal/native.ts';
import type { useBlocked } from '../internal/use-blocked.ts';
import type { DeepPartial } from '../internal/words.tsx';
import type { RuleName } from './rule-names.ts';

/** Every way to break a rule that is tried, by the rule that has to tell it. */
export const violations = {
  attributes: [
    'drops the id',
    'drops data attributes',
    'puts attributes on its root',
    'puts them on two elements',
    'drops attributes in its second look',
  ],
  refs: [
    'drops the ref',
    'hands on its root',
    'hears functions only',
    'keeps what is gone',
    'calls it at each drawing',
  ],
  descriptions: ['overwrites the description', 'loses its own description', 'overwrites the name'],
  handlers: ['calls a handler twice', 'drops a handler', 'drops a handler beside its own'],
  prevention: ['acts though it was prevented'],
  values: [
    'keeps a second state',
    'stays as it began',
    'tells nobody',
    'tells twice',
    'has an owner only',
    'ignores its default',
  ],
  resets: ['keeps what a reset took'],
  quiet: ['writes an error', 'warns when it goes'],
  links: [
    'draws no link',
    'takes every click',
    'asks no provider',
    'goes before its caller hears',
    'goes though it was prevented',
  ],
  table: ['writes data-state', 'writes what is in no table'],
  blocked: ['is disabled instead', 'gives no reason', 'shows no reason', 'is pressed though blocked'],
  axe: ['has a picture without a name'],
  words: ['has words of its own', 'asks no catalogue'],
  targets: ['is hard to hit'],
  layers: ['leaves Escape to what is around it'],
  triggers: ['opens by a bare button only'],
} as const satisfies Record<RuleName, readonly string[]>;

export type Violation = (typeof violations)[RuleName][number];

/** How a planted component is. */
export type Way = Violation | 'is sound';

/** What it takes: a little of everything. */
export interface SoundProps extends Native<'button', 'value' | 'defaultValue' | 'children'> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  blockedReason?: string;
  /** Its second look. */
  busy?: boolean;
  words?: DeepPartial<TextLinkWords>;
}

type Given = Omit<SoundProps, 'ref' | 'busy'>;

const isMark = ([name]: [string, unknown]) => /^(id|lang|translate|aria-keyshortcuts|data-.*)$/.test(name);

/** What of its attributes tells an element from others. */
export function marksOf(native: Given): object {
  return Object.fromEntries(Object.entries(native).filter(isMark));
}

/** The attributes that it hands on. */
export function dropped(native: Given, way: Way, busy = false): Given {
  const without = (isLost: (entry: [string, unknown]) => boolean): Given =>
    Object.fromEntries(Object.entries(native).filter((entry) => !isLost(entry)));
  if (way === 'drops attributes in its second look') return busy ? without(isMark) : native;
  if (way === 'drops the id') return without(([name]) => name === 'id');
  if (way === 'drops a handler') return without(([name]) => name === 'onKeyDown');
  if (way === 'drops data attributes') return without(([name]) => name.startsWith('data-'));
  return way === 'puts attributes on its root' ? without(isMark) : native;
}

/** The ref that its button gets. */
export function refFor(
  way: Way,
  ref: Ref<HTMLButtonElement> | undefined,
): Ref<HTMLButtonElement> | undefined {
  if (way === 'drops the ref' || way === 'hands on its root') return undefined;
  if (way === 'hears functions only') return typeof ref === 'function' ? ref : undefined;
  if (way === 'calls it at each drawing' && typeof ref === 'function') return (element) => ref(element);
  if (way !== 'keeps what is gone' || typeof ref !== 'object' || !ref) return ref;
  return (element) => {
    if (element) ref.current = element;
  };
}

/** What blocking puts on its button. */
export function blockedBy(
  way: Way,
  whenBlocked: ReturnType<typeof useBlocked>,
  onClick: SoundProps['onClick'],
) {
  if (!whenBlocked) return {};
  if (way === 'is disabled instead') return { disabled: true };
  if (way === 'gives no reason') return { ...whenBlocked, 'aria-description': undefined };
  if (way === 'shows no reason')
    return { ...whenBlocked, onFocus: undefined, onPointerEnter: undefined, onClick: undefined };
  if (way !== 'is pressed though blocked') return whenBlocked;
  const pressed = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    whenBlocked.onClick(event);
  };
  return { ...whenBlocked, onClick: pressed };
}
