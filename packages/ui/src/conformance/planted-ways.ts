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
    'drops aria attributes',
    'drops lang',
    'drops translate',
    'puts attributes on its root',
    'puts them on two elements',
    'drops attributes in its second look',
    'drops attributes in its third look',
  ],
  refs: [
    'drops the ref',
    'hands on its root',
    'hears functions only',
    'keeps what is gone',
    'tells no function of its going',
    'calls it at each drawing',
  ],
  descriptions: [
    'overwrites the description',
    'loses its own description',
    'overwrites the name',
    'loses its own name',
    'drops aria-description while blocked',
  ],
  handlers: [
    'calls a handler twice',
    'drops a handler beside its own',
    'drops onKeyDown',
    'drops onPointerEnter',
    'drops onTouchStart',
    'drops onDrop',
    'drops onFocus',
    'drops onPaste',
    'drops onFocus while blocked',
    'drops onPointerEnter while blocked',
    'tells and drops onChange',
    'hears onChange and tells nobody',
  ],
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
  quiet: ['writes an error', 'warns when it changes', 'warns when it is pressed', 'warns when it goes'],
  links: [
    'draws no link',
    'takes every click',
    'takes shift-clicks',
    'takes meta-clicks',
    'takes alt-clicks',
    'takes clicks without a provider',
    'takes a link to a new tab',
    'asks no provider',
    'goes before its caller hears',
    'goes though it was prevented',
  ],
  table: ['writes data-state', 'writes what is in no table', 'writes what no primitive does'],
  blocked: [
    'is not aria-disabled',
    'has no data-blocked',
    'cannot be reached while blocked',
    'gives no reason',
    'shows no reason',
    'is pressed though blocked',
    'is pressed by a finger though blocked',
    'is pressed by a key though blocked',
    'tells a change though blocked',
    'changes though blocked',
    'leads on though blocked',
  ],
  axe: [
    'has a picture without a name',
    'has a button without a name',
    'has a field without a label',
    'has a role without its state',
    'has a pale text',
  ],
  words: [
    'has words of its own',
    'asks no catalogue',
    'has its own aria-label',
    'has its own aria-description',
    'has its own aria-roledescription',
    'has its own aria-valuetext',
    'has its own aria-placeholder',
    'has its own title',
    'has its own placeholder',
    'has its own alt',
  ],
  targets: ['is hard to hit', 'is narrow', 'is excepted for nothing'],
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
  /** Its third. */
  empty?: boolean;
  words?: DeepPartial<TextLinkWords>;
}

type Given = Omit<SoundProps, 'ref' | 'busy' | 'empty'>;

const isMark = ([name]: [string, unknown]) => /^(id|lang|translate|aria-keyshortcuts|data-.*)$/.test(name);

/** What of its attributes tells an element from others. */
export function marksOf(native: Given): object {
  return Object.fromEntries(Object.entries(native).filter(isMark));
}

/** The attributes that it hands on. */
export function dropped(native: Given, way: Way, { busy, empty }: Pick<SoundProps, 'busy' | 'empty'>): Given {
  const without = (isLost: (entry: [string, unknown]) => boolean): Given =>
    Object.fromEntries(Object.entries(native).filter((entry) => !isLost(entry)));
  if (way === 'drops attributes in its second look') return busy ? without(isMark) : native;
  if (way === 'drops the id') return without(([name]) => name === 'id');
  if (way === 'drops attributes in its third look') return empty ? without(isMark) : native;
  if (way === 'drops aria attributes') return without(([name]) => name === 'aria-keyshortcuts');
  const [drops, name] = way.split(' ');
  if (drops === 'drops' && way === `drops ${name}`) return without(([given]) => given === name);
  if (way === 'drops data attributes') return without(([name]) => name.startsWith('data-'));
  return way === 'puts attributes on its root' ? without(isMark) : native;
}

const neverCleared = new WeakMap<object, Ref<HTMLButtonElement>>();

/** The ref that its button gets. */
export function refFor(
  way: Way,
  ref: Ref<HTMLButtonElement> | undefined,
): Ref<HTMLButtonElement> | undefined {
  if (way === 'drops the ref' || way === 'hands on its root') return undefined;
  if (way === 'hears functions only') return typeof ref === 'function' ? ref : undefined;
  if (way === 'calls it at each drawing' && typeof ref === 'function') return (element) => ref(element);
  if (way === 'tells no function of its going' && typeof ref === 'function') {
    const once = neverCleared.get(ref) ?? ((element) => void (element && ref(element)));
    neverCleared.set(ref, once);
    return once;
  }
  if (way !== 'keeps what is gone' || typeof ref !== 'object' || !ref) return ref;
  return (element) => {
    if (element) ref.current = element;
  };
}

/** What blocking puts on its button. */
export function blockedBy(
  way: Way,
  whenBlocked: ReturnType<typeof useBlocked>,
  native: Given,
  change: Record<'tell' | 'show', (value: string) => void>,
) {
  if (!whenBlocked) return {};
  if (way === 'is not aria-disabled') return { ...whenBlocked, 'aria-disabled': undefined };
  if (way === 'gives no reason') return { ...whenBlocked, 'aria-description': native['aria-description'] };
  if (way === 'shows no reason')
    return {
      ...whenBlocked,
      onFocus: native.onFocus,
      onPointerEnter: native.onPointerEnter,
      onClick: undefined,
    };
  if (way === 'has no data-blocked') return { ...whenBlocked, 'data-blocked': undefined };
  if (way === 'cannot be reached while blocked') return { ...whenBlocked, tabIndex: -1 };
  if (way === 'drops aria-description while blocked')
    return {
      ...whenBlocked,
      'aria-description': whenBlocked['aria-description'].replace(native['aria-description'] ?? '', ''),
    };
  if (way === 'drops onFocus while blocked') return { ...whenBlocked, onFocus: undefined };
  if (way === 'drops onPointerEnter while blocked') return { ...whenBlocked, onPointerEnter: undefined };
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { pointerType } = event.nativeEvent as PointerEvent;
    if (
      way === 'is pressed though blocked' ||
      (way === 'is pressed by a finger though blocked' && pointerType === 'touch') ||
      (way === 'is pressed by a key though blocked' && pointerType === '')
    )
      native.onClick?.(event);
    if (way === 'tells a change though blocked') change.tell('a');
    if (way === 'changes though blocked') change.show('b');
    whenBlocked.onClick(event);
  };
  return { ...whenBlocked, onClick };
}
