import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type MouseEventHandler,
  type ReactElement,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { CheckedField } from '../components/checkbox/checkbox.tsx';
import { useFollow } from '../components/link-provider/link-provider.tsx';
import type { TextLinkWords } from '../components/text-link/text-link.words.ts';
import { Anchor } from '../internal/anchor.tsx';
import { inTurn } from '../internal/in-turn.ts';
import { present } from '../internal/present.ts';
import { Trigger } from '../internal/trigger.tsx';
import { type Blockable, useBlocked } from '../internal/use-blocked.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useWords } from '../internal/words.tsx';
import type { Entry, Subject } from './entry.ts';
import { press } from './gestures.ts';
import { entryOfField, fieldThat } from './planted-field.tsx';
import { Ornament } from './planted-ornament.tsx';
import {
  blockedBy,
  dropped,
  type Way as Manner,
  marksOf,
  refFor,
  type SoundProps,
  type Violation,
} from './planted-ways.ts';

const roomy = { display: 'inline-block', minWidth: 48, minHeight: 48 };
/** A pixel less than a finger needs. */
const low = { ...roomy, minHeight: 0, height: 43, padding: 0 };
const narrow = { ...roomy, minWidth: 0, width: 43, padding: 0 };
const portuguese: TextLinkWords = { newTab: 'abre em nova aba' };

/** A component that keeps every rule, or breaks one of them in one way. Attributes reach its first button. */
function componentThat(way: Manner) {
  return function Planted(props: SoundProps) {
    const {
      value,
      defaultValue = 'a',
      onValueChange,
      blockedReason,
      busy,
      empty,
      words,
      ref,
      ...native
    } = props;
    const is = (asked: Violation) => way === asked;
    const id = useId();
    const nameId = useId();
    const isDrawn = useRef(false);
    const [isOpen, setOpen] = useState(false);
    const isOwned = is('has an owner only');
    const [first] = useState(value);
    const [shown, change] = useControlled(
      isOwned ? (value ?? 'a') : is('stays as it began') ? first : value,
      is('ignores its default') ? 'a' : defaultValue,
      is('tells nobody') ? undefined : onValueChange,
    );
    const [second, setSecond] = useState<string>();
    const says = useWords('textLink', portuguese, is('asks no catalogue') ? portuguese : words);
    const whenBlocked = useBlocked(blockedReason, native);
    if (is('writes an error')) console.error('A key is missing');
    useEffect(() => {
      if (isDrawn.current && is('warns when it changes')) console.warn('It is another');
      isDrawn.current = true;
    });
    useEffect(() => () => void (is('warns when it goes') && console.warn('It was left alone')));
    const toggle = () => {
      if (is('warns when it is pressed')) console.warn('Ouch');
      setOpen(!isOpen);
    };
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
          {...dropped(native, way, { busy, empty })}
          {...(is('drops a handler beside its own') && onValueChange && { onKeyDown: undefined })}
          ref={refFor(way, ref)}
          aria-describedby={
            is('overwrites the description')
              ? id
              : (is('loses its own description') && native['aria-describedby']) ||
                [native['aria-describedby'], id].filter(Boolean).join(' ')
          }
          aria-labelledby={
            is('overwrites the name')
              ? nameId
              : (is('loses its own name') && native['aria-labelledby']) ||
                [native['aria-labelledby'], nameId].filter(Boolean).join(' ')
          }
          data-open={present(isOpen)}
          data-state={is('writes data-state') ? 'open' : undefined}
          {...((is('writes what is in no table') || is('writes what no primitive does')) && {
            'data-mood': 'good',
          })}
          onClick={is('calls a handler twice') ? twice : onClick}
          {...blockedBy(way, whenBlocked, native, { tell: change, show: setSecond })}
          style={is('is hard to hit') ? low : is('is narrow') ? narrow : roomy}
        >
          <span id={nameId}>{`«${second ?? shown}»`}</span>
        </button>
        <span id={id}>«dica»</span>
        <button
          type="button"
          data-part="next"
          style={roomy}
          onClick={() => {
            change('b');
            if (is('tells twice')) onValueChange?.('b');
            if (is('keeps a second state')) setSecond('b');
          }}
        >
          «outro»
        </button>
        <Way of={way} />
        <Ornament of={way} />
        {/* The bubble goes from what is free again, so that the page has to show it. */}
        {is('has no data-blocked') && blockedReason && <p>{blockedReason}</p>}
        <span>{is('has words of its own') ? 'Em breve' : says.newTab}</span>
      </div>
    );
  };
}

/** Its link. */
function Way({ of: way }: { of: Manner }) {
  const follow = useFollow();
  if (way === 'draws no link')
    return (
      // biome-ignore lint/a11y/useSemanticElements: it is the violation.
      <span role="link" tabIndex={0} style={roomy}>
        «curso»
      </span>
    );
  if (way === 'asks no provider')
    return (
      <a href="/curso" style={roomy}>
        «curso»
      </a>
    );
  const isTaken: Partial<Record<Manner, (event: MouseEvent) => boolean>> = {
    'takes every click': () => true,
    'takes shift-clicks': (event) => event.shiftKey,
    'takes meta-clicks': (event) => event.metaKey,
    'takes alt-clicks': (event) => event.altKey,
    'takes clicks without a provider': () => follow === undefined,
    'takes a link to a new tab': (event) =>
      follow !== undefined && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey,
  };
  const take = (event: MouseEvent) => isTaken[way]?.(event) && event.preventDefault();
  const target = way === 'takes a link to a new tab' ? '_blank' : undefined;
  return (
    <Anchor href="/curso" target={target} style={roomy} onClick={take}>
      «curso»
    </Anchor>
  );
}

const entry: Entry<SoundProps> = {
  props: {},
  alsoAs: [{ props: { busy: true } }, { props: { empty: true } }],
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

/** A link that attributes reach itself, and that goes where it leads at the wrong moment. */
function linkThat(way: Manner) {
  return function Planted({ onClick, ...native }: ComponentPropsWithRef<'a'> & Blockable) {
    const whenBlocked = useBlocked(native.blockedReason, native);
    const goesFirst = way === 'goes before its caller hears';
    const hear = (event: MouseEvent<HTMLAnchorElement>) =>
      onClick?.(way === 'goes though it was prevented' ? { ...event, preventDefault: () => {} } : event);
    if (whenBlocked && way === 'leads on though blocked') {
      const { blockedReason, ...attributes } = native;
      return (
        <a href="/curso" style={roomy} {...attributes} {...whenBlocked}>
          «curso»
        </a>
      );
    }
    const link = (
      <Anchor href="/curso" style={roomy} {...native} onClick={goesFirst ? undefined : hear}>
        «curso»
      </Anchor>
    );
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it is the violation.
    return goesFirst ? <span onClick={onClick as MouseEventHandler | undefined}>{link}</span> : link;
  };
}
const entryOfLink: Entry = { props: {}, reaches: 'a', links: 'a', blocked: {} };

/** A list that opens by its button, and by one that is handed over. */
function layerThat(way: Manner) {
  return function Planted({
    trigger,
    ...native
  }: ComponentPropsWithRef<'button'> & { trigger?: ReactElement }) {
    const [isOpen, setOpen] = useState(false);
    const toggle = () => setOpen(!isOpen);
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    const isHeard = way !== 'opens by a bare button only' || typeof trigger?.type === 'string';
    return (
      <>
        <button
          type="button"
          style={roomy}
          {...native}
          data-open={present(isOpen)}
          data-escape={isOpen && way !== 'leaves Escape to what is around it' ? 'own' : undefined}
          onClick={inTurn(native.onClick, toggle)}
          onKeyDown={inTurn(native.onKeyDown, close)}
        >
          «lista»
        </button>
        {trigger && <Trigger element={trigger} attributes={isHeard ? { onClick: toggle } : {}} />}
      </>
    );
  };
}
const isListOpen = 'button[data-open]';
const entryOfLayer: Entry = {
  props: {},
  reaches: 'button',
  layer: { is: isListOpen, by: ({ element }) => press(element()) },
  handed: { props: (trigger) => ({ trigger }), shown: ({ find }) => find(isListOpen) !== null },
};

const isOfLayer = (way: Manner) =>
  way === 'leaves Escape to what is around it' || way === 'opens by a bare button only';
type BoxProps = CheckedField & ComponentPropsWithRef<'input'>;

/** A box that says beside it whether it is on, and does not hear that the form took that back. */
function Box({ checked, defaultChecked = false, onCheckedChange, onChange, ...native }: BoxProps) {
  const [isOn, turn] = useControlled(checked, defaultChecked, onCheckedChange);
  return (
    <label style={roomy} htmlFor={native.id}>
      <input
        {...native}
        type="checkbox"
        style={roomy}
        {...(checked === undefined ? { defaultChecked } : { checked })}
        onChange={(event) => {
          onChange?.(event);
          turn(event.currentTarget.checked);
        }}
      />
      {isOn ? '«sim»' : '«não»'}
    </label>
  );
}
const entryOfBox: Entry<BoxProps> = {
  props: {},
  reaches: 'input',
  changes: {
    of: 'checked',
    from: false,
    to: true,
    by: ({ element }) => press(element()),
    shown: ({ find }) => find(':checked') !== null,
  },
};

const isOfLink = (way: Manner) =>
  way === 'goes before its caller hears' ||
  way === 'goes though it was prevented' ||
  way === 'leads on though blocked';
const isOfField = (way: Manner) =>
  way === 'tells and drops onChange' || way === 'hears onChange and tells nobody';

/** What the entry itself has to say that no component could. */
const saidOf: Partial<Record<Manner, Partial<Entry>>> = {
  'writes what no primitive does': { primitive: true },
  'is excepted for nothing': { except: { targets: 'It is as large as it has to be.' } },
};

/** The component that breaks a rule in this way, or keeps them all. */
export const planted = (way: Manner): Subject => {
  if (isOfLink(way)) return { name: way, Component: linkThat(way), entry: entryOfLink };
  if (isOfLayer(way)) return { name: way, Component: layerThat(way), entry: entryOfLayer };
  if (way === 'keeps what a reset took') return { name: way, Component: Box, entry: entryOfBox };
  if (isOfField(way)) return { name: way, Component: fieldThat(way), entry: entryOfField };
  return { name: way, Component: componentThat(way), entry: { ...entry, ...saidOf[way] } };
};
