import type { ComponentProps, ComponentType, JSXElementConstructor, ReactElement, ReactNode } from 'react';
import type { RuleName } from './rule-names.ts';
import type { Scene } from './scene.ts';

type Exports = typeof import('../index.ts');

/** Names of exports that are components: a capital letter, and something that React can draw. */
export type ComponentName = {
  [Name in keyof Exports]: Name extends Capitalize<Name & string>
    ? Exports[Name] extends JSXElementConstructor<never>
      ? Name
      : Exports[Name] extends ComponentType<never>
        ? Name
        : never
    : never;
}[keyof Exports] &
  string;

export type PropsOf<Name extends ComponentName> =
  Exports[Name] extends JSXElementConstructor<infer Props>
    ? Props
    : ComponentProps<Exports[Name] & ComponentType>;

/** Something that a person changes: `value` stands for `value`, `defaultValue` and `onValueChange` (decision 0523.2). */
export interface Change {
  of: string;
  from: unknown;
  to: unknown;
  /** What a person does to get from the one to the other. */
  by: (scene: Scene) => void | Promise<void>;
  /** What the page shows of it, in the words of `from` and `to`. */
  shown: (scene: Scene) => unknown;
}

/** What a component does by itself when an event comes that its caller may hear first, and prevent. */
export interface OwnAct {
  /** The handler of the caller: `onClick`. */
  on: string;
  /** Props beside the smallest that make it do so. */
  props?: object;
  /** What brings the page to where it can be done. */
  first?: (scene: Scene) => void | Promise<void>;
  by: (scene: Scene) => void | Promise<void>;
  /** What the page shows of it; it has to be another thing afterwards. */
  shown: (scene: Scene) => unknown;
}

/** A way to words that come only in another state, or later. */
export interface Saying {
  /** Props beside the smallest. */
  props?: object;
  by?: (scene: Scene) => void;
  /** Its name in the catalogue. */
  word: string;
}

export interface Blocking {
  /** Props that block it: by itself `{ blockedReason }`. */
  props?: (reason: string) => object;
  /** The blocked control: by itself the element that attributes reach. */
  at?: string;
}

/** What opens over or in the page, for the key that closes it. */
export interface Layer {
  /** What is there only while it is open. */
  is: string;
  /** Props beside the smallest. */
  props?: object;
  /** What a person does to open it; by itself its owner does, by `open`. */
  by?: (scene: Scene) => void | Promise<void>;
}

/** A control that a caller hands over, and that is made to do something. */
export interface Handed {
  /** Props beside the smallest, with that control. */
  props: (control: ReactElement) => object;
  /** What the page shows of it; it has to be another thing after a press. */
  shown: (scene: Scene) => unknown;
}

/** Another way in which a component draws its element. */
export interface Look<Props = object> {
  props: Partial<Props>;
  /** The element that `ref` and attributes reach in this look; by itself that of the entry. */
  reaches?: string;
}

/** What the suite has to know of a component to try all rules on it. */
export interface Entry<Props = object> {
  /** The smallest props that draw all of it. */
  props: Props;
  /** Props beside the smallest with which it draws its element another way: a photo instead of initials, an error. */
  alsoAs?: readonly Look<Props>[];
  /** The element that `ref` and attributes reach, as its doc comment says; none where it draws no element of its own. */
  reaches: string | { none: string };
  /** What it stands in where it cannot stand alone. */
  around?: (drawn: ReactNode) => ReactNode;
  /** Props that make it describe itself: a hint, an error. */
  described?: object;
  layer?: Layer;
  handed?: Handed;
  /** Its links. */
  links?: string;
  changes?: Change;
  own?: readonly OwnAct[];
  /** How it comes to say words that the smallest props leave unsaid. */
  says?: readonly Saying[];
  blocked?: Blocking;
  /** A headless primitive draws in it, which writes attributes of its own (`data-state="open"`). */
  primitive?: true;
  /** Rules that do not hold for it, each with a sentence why. */
  except?: { readonly [Name in RuleName]?: string };
}

/** Told by a component though no person changes it: events of media that React names alike. */
type NativeChange = 'onChange' | 'onDurationChange' | 'onRateChange' | 'onVolumeChange';
type Told<Props> = Exclude<Extract<keyof Props, `on${string}Change`>, NativeChange>;

/** What the type of its props alone makes an entry say: what can be changed, blocked, opened, followed. */
type Demanded<Props> = ([Told<Props>] extends [never] ? object : Pick<Required<Entry>, 'changes'>) &
  ('blockedReason' extends keyof Props ? Pick<Required<Entry>, 'blocked'> : object) &
  (Opens<Props> extends true ? Pick<Required<Entry>, 'layer'> : object) &
  ('trigger' extends keyof Props ? Pick<Required<Entry>, 'handed'> : object) &
  (Leads<Props> extends true ? Pick<Required<Entry>, 'links'> : object);

/** What lies open one by one, as an accordion does, is no layer. */
type Opens<Props> = Props extends { open?: infer Open }
  ? 'open' extends keyof Props
    ? boolean extends Open
      ? true
      : false
    : false
  : false;

/** An `svg` knows `href` only as an attribute of old; what is drawn by one leads nowhere. */
type Leads<Props> = 'href' extends keyof Props ? ('viewBox' extends keyof Props ? false : true) : false;

type EntryOf<Name extends ComponentName> = Entry<PropsOf<Name>> & Demanded<PropsOf<Name>>;

/** An entry for every component that is exported, and for nothing else: a missing one and one too many do not compile. */
export type Registry = { readonly [Name in ComponentName]: EntryOf<Name> };

/** A component with its entry, ready to be tried. */
export interface Subject {
  name: string;
  Component: ComponentType<object>;
  entry: Entry;
}
