import type { ComponentType } from 'react';
import * as ui from '../index.ts';
import type { ComponentName, Subject } from './entry.ts';
import { registry } from './registry/index.ts';

const all = ui as unknown as Readonly<Record<string, ComponentType<object>>>;
const names = (Object.keys(registry) as ComponentName[]).sort();

/** Every exported component, ready to be tried. Props are checked where an entry is written, and forgotten here. */
export const subjects: readonly Subject[] = names.map((name) => ({
  name,
  Component: all[name] as ComponentType<object>,
  entry: registry[name] as Subject['entry'],
}));
