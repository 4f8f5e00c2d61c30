import { lazy, Suspense } from 'react';
import { input as inputClass } from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import type { MultiSelectProps } from './multi-select.tsx';
import { multiSelectWords } from './multi-select.words.ts';

const load = () => import('./multi-select.tsx').then(({ MultiSelect: Loaded }) => ({ default: Loaded }));
const Loaded = lazy(load);

/** Fetches the code of {@link MultiSelect} ahead of its first use, on hover or focus of what leads to it. */
export function preloadMultiSelect(): void {
  void load();
}

/** Several of many, found by typing; its code (13 KB) comes with its first use, its place is kept meanwhile. */
export function MultiSelect(props: MultiSelectProps) {
  return (
    <Suspense fallback={<Placeholder {...props} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Placeholder({ label, labelPlacement, hint, required, words }: MultiSelectProps) {
  const id = 'multi-select-loading';
  return (
    <Field {...{ id, label, labelPlacement, hint, required }} disabled>
      <input id={id} className={inputClass} disabled placeholder={words?.search ?? multiSelectWords.search} />
    </Field>
  );
}
