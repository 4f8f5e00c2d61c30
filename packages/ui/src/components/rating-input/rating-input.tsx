import type { Ref } from 'react';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { type FieldTexts, type NativeGroup, useField } from '../field/use-field.ts';
import { Group } from '../fieldset/fieldset.tsx';
import { RatingIcon } from '../icon/icons.ts';
import * as styles from './rating-input.css.ts';
import { type RatingInputWords, ratingInputWords } from './rating-input.words.ts';

export interface RatingInputProps extends FieldTexts, NativeGroup<'role'> {
  /** How many stars there are to choose from, 5 at most. */
  most?: number;
  /** 1 to `most`; 0 is none yet. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (stars: number) => void;
  /** The name of the radios; one of its own where none is told. */
  name?: string;
  /** Gets every native radio in turn, which is what `register` of react-hook-form wants of its `ref`. */
  inputRef?: Ref<HTMLInputElement>;
  words?: DeepPartial<RatingInputWords>;
}

/**
 * One to five stars (COURSE-16): native radios, so arrows choose; pointing shows what a press would give. Attributes, handlers and
 * ref go to the fieldset, which hears the events of its radios.
 */
export function RatingInput(props: RatingInputProps) {
  const { most = 5, value, defaultValue, onValueChange, name, inputRef, words, ...texts } = props;
  const says = useWords('ratingInput', ratingInputWords, words);
  const { field, control } = useField(texts, 'radiogroup');
  return (
    <Group field={field} control={control} size="small">
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].slice(0, most).map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? field.id}
              value={stars}
              aria-label={says.stars(stars)}
              aria-invalid={field.error ? true : undefined}
              ref={inputRef}
              onChange={() => onValueChange?.(stars)}
              {...(value === undefined
                ? { defaultChecked: defaultValue === undefined ? undefined : stars === defaultValue }
                : { checked: stars === value })}
            />
            <RatingIcon />
          </label>
        ))}
      </div>
    </Group>
  );
}
