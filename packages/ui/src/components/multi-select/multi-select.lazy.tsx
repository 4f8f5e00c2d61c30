import { latePart, loadsWhenNear, useLatePart } from '../../internal/late-part.ts';
import { useWords } from '../../internal/words.tsx';
import { input as inputClass } from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import type { MultiSelectProps } from './multi-select.tsx';
import { multiSelectWords } from './multi-select.words.ts';

const late = latePart(() => import('./multi-select.tsx').then(({ MultiSelect: Loaded }) => Loaded));

/** Fetches the code of {@link MultiSelect} ahead of its first use, on hover or focus of what leads to it. */
export const preloadMultiSelect: () => void = loadsWhenNear(late).onPointerEnter;

/**
 * Several of many, found by typing; its code (13 KB) comes with its first use, its place is kept meanwhile. Attributes and ref go to
 * the native input.
 */
export function MultiSelect(props: MultiSelectProps) {
  const Loaded = useLatePart(late, true);
  return Loaded ? <Loaded {...props} /> : <Placeholder {...props} />;
}

function Placeholder({ id, label, labelPlacement, hint, required, words }: MultiSelectProps) {
  const { search } = useWords('multiSelect', multiSelectWords, words);
  const { field, control } = useField({ id, label, labelPlacement, hint, required, disabled: true });
  return (
    <Field {...field}>
      <input {...control} className={inputClass} placeholder={search} />
    </Field>
  );
}
