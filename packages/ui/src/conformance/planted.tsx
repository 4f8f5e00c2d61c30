import { type MouseEvent, type Ref, useEffect, useId, useState } from 'react';
import type { TextLinkWords } from '../components/text-link/text-link.tsx';
import { Anchor } from '../internal/anchor.tsx';
import { inTurn } from '../internal/merge.ts';
import type { Native } from '../internal/native.ts';
import { present } from '../internal/present.ts';
import { useBlocked } from '../internal/use-blocked.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { type DeepPartial, useWords } from '../internal/words.tsx';
import type { Entry, Subject } from './entry.ts';
import { press } from './gestures.ts';
import type { RuleName } from './rule-names.ts';

/** Every way to break a rule that is tried, by the rule that has to tell it. */
export const violations = {
  attributes: [
    'drops the id',
    'drops data attributes',
    'puts attributes on its root',
    'puts them on two elements',
  ],
  refs: ['drops the ref', 'hands on its root', 'hears functions only', 'keeps what is gone'],
  descriptions: ['overwrites the description', 'loses its own description', 'overwrites the name'],
  handlers: ['calls a handler twice', 'drops a handler'],
  prevention: ['acts though it was prevented'],
  values: ['keeps a second state', 'stays as it began', 'tells nobody', 'tells twice', 'has an owner only'],
  quiet: ['writes an error', 'warns when it goes'],
  links: ['draws no link', 'takes every click', 'asks no provider'],
  table: ['writes data-state', 'writes what is in no table'],
  blocked: ['is disabled instead', 'gives no reason', 'shows no reason', 'is pressed though blocked'],
  axe: ['has a picture without a name'],
  words: ['has words of its own', 'asks no catalogue'],
} as const satisfies Record<RuleName, readonly string[]>;

export type Violation = (typeof violations)[RuleName][number];

interface SoundProps extends Native<'button', 'value' | 'defaultValue' | 'children'> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  blockedReason?: string;
  words?: DeepPartial<TextLinkWords>;
}

const portuguese: TextLinkWords = { newTab: 'abre em nova guia' };

/** A component that keeps every rule, or breaks one of them in one way. Attributes reach its first button. */
function componentThat(way: Violation | 'is sound') {
  return function Planted(props: SoundProps) {
    const { value, defaultValue = 'a', onValueChange, blockedReason, words, ref, ...native } = props;
    const is = (asked: Violation) => way === asked;
    const id = useId();
    const [isOpen, setOpen] = useState(false);
    const isOwned = is('has an owner only');
    const [first] = useState(value);
    const [shown, change] = useControlled(
      isOwned ? (value ?? 'a') : is('stays as it began') ? first : value,
      defaultValue,
      is('tells nobody') ? undefined : onValueChange,
    );
    const [second, setSecond] = useState<string>();
    const says = useWords('textLink', portuguese, is('asks no catalogue') ? portuguese : words);
    const whenBlocked = useBlocked(blockedReason, native);
    if (is('writes an error')) console.error('A key is missing');
    useEffect(() => () => void (is('warns when it goes') && console.warn('It was left alone')));
    const toggle = () => setOpen(!isOpen);
    const onClick = is('acts though it was prevented')
      ? (event: MouseEvent<HTMLButtonElement>) => {
          native.onClick?.(event);
          toggle();
        }
      : inTurn(native.onClick, toggle);
    const twice = (event: MouseEvent<HTMLButtonElement>) => {
      onClick(event);
      native.onClick?.(event);
    };
    return (
      <div
        {...(is('puts attributes on its root') || is('puts them on two elements') ? marksOf(native) : {})}
        ref={is('hands on its root') ? (ref as Ref<HTMLDivElement> | undefined) : undefined}
      >
        <button
          type="button"
          {...dropped(native, way)}
          ref={refFor(way, ref)}
          aria-describedby={
            is('overwrites the description')
              ? id
              : (is('loses its own description') && native['aria-describedby']) ||
                [native['aria-describedby'], id].filter(Boolean).join(' ')
          }
          aria-labelledby={is('overwrites the name') ? undefined : native['aria-labelledby']}
          data-open={present(isOpen)}
          data-state={is('writes data-state') ? 'open' : undefined}
          {...(is('writes what is in no table') && { 'data-mood': 'good' })}
          onClick={is('calls a handler twice') ? twice : onClick}
          {...blockedBy(way, whenBlocked, native.onClick)}
        >
          {`«${second ?? shown}»`}
        </button>
        <span id={id}>«dica»</span>
        <button
          type="button"
          data-part="next"
          onClick={() => {
            change('b');
            if (is('tells twice')) onValueChange?.('b');
            if (is('keeps a second state')) setSecond('b');
          }}
        >
          «outro»
        </button>
        <Way of={way} />
        <span>{is('has words of its own') ? 'Em breve' : says.newTab}</span>
        {is('has a picture without a name') && (
          // biome-ignore lint/a11y/useAltText: it is the violation.
          <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
        )}
      </div>
    );
  };
}

/** Its link. */
function Way({ of: way }: { of: Violation | 'is sound' }) {
  if (way === 'draws no link')
    return (
      // biome-ignore lint/a11y/useSemanticElements: it is the violation.
      <span role="link" tabIndex={0}>
        «curso»
      </span>
    );
  if (way === 'asks no provider') return <a href="/curso">«curso»</a>;
  const take = (event: MouseEvent) => event.preventDefault();
  return (
    <Anchor href="/curso" onClick={way === 'takes every click' ? take : undefined}>
      «curso»
    </Anchor>
  );
}

type Given = Omit<SoundProps, 'ref'>;

const isMark = ([name]: [string, unknown]) => /^(id|lang|translate|aria-keyshortcuts|data-.*)$/.test(name);

function marksOf(native: Given): object {
  return Object.fromEntries(Object.entries(native).filter(isMark));
}

function dropped(native: Given, way: Violation | 'is sound'): Given {
  const without = (isLost: (entry: [string, unknown]) => boolean): Given =>
    Object.fromEntries(Object.entries(native).filter((entry) => !isLost(entry)));
  if (way === 'drops the id') return without(([name]) => name === 'id');
  if (way === 'drops a handler') return without(([name]) => name === 'onKeyDown');
  if (way === 'drops data attributes') return without(([name]) => name.startsWith('data-'));
  return way === 'puts attributes on its root' ? without(isMark) : native;
}

function refFor(
  way: Violation | 'is sound',
  ref: Ref<HTMLButtonElement> | undefined,
): Ref<HTMLButtonElement> | undefined {
  if (way === 'drops the ref' || way === 'hands on its root') return undefined;
  if (way === 'hears functions only') return typeof ref === 'function' ? ref : undefined;
  if (way !== 'keeps what is gone' || typeof ref !== 'object' || !ref) return ref;
  return (element) => {
    if (element) ref.current = element;
  };
}

function blockedBy(
  way: Violation | 'is sound',
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

const entry: Entry = {
  props: {},
  reaches: 'button',
  links: 'a, [role="link"]',
  blocked: {},
  changes: {
    of: 'value',
    from: 'a',
    to: 'b',
    by: ({ find }) => press(find('[data-part="next"]')),
    shown: ({ element }) => element().textContent?.replace(/[«»]/g, ''),
  },
  own: [
    {
      on: 'onClick',
      by: ({ element }) => press(element()),
      shown: ({ element }) => element().hasAttribute('data-open'),
    },
  ],
};

/** The component that breaks a rule in this way, or keeps them all. */
export const planted = (way: Violation | 'is sound'): Subject => ({
  name: way,
  Component: componentThat(way),
  entry,
});
