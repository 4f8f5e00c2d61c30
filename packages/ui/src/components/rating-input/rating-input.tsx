import { Star } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Group } from '../fieldset/fieldset.tsx';
import * as styles from './rating-input.css.ts';

export interface RatingInputProps
  extends Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'disabled'> {
  legend: ReactNode;
  legendPlacement?: 'above' | 'hidden';
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** 1 to 5; 0 is none yet. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (stars: number) => void;
  /** Names each choice. */
  starLabel?: (stars: number) => string;
}

const spoken = (stars: number) => (stars === 1 ? '1 estrela' : `${stars} estrelas`);

/** One to five stars (COURSE-16): native radios, so arrows choose; pointing shows what a press would give. */
export function RatingInput(props: RatingInputProps) {
  const { legend, legendPlacement, hint, error, required, disabled, starLabel = spoken } = props;
  const { value, defaultValue, onValueChange, ref, onBlur } = props;
  const id = useId();
  return (
    <Group {...{ id, legend, legendPlacement, hint, error, required, disabled }} size="small">
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              className={styles.radio}
              name={props.name ?? id}
              value={stars}
              aria-label={starLabel(stars)}
              aria-invalid={error ? true : undefined}
              ref={ref}
              onBlur={onBlur}
              onChange={(event) => {
                props.onChange?.(event);
                onValueChange?.(stars);
              }}
              {...(value === undefined
                ? { defaultChecked: defaultValue === undefined ? undefined : stars === defaultValue }
                : { checked: stars === value })}
            />
            <Star className={styles.glyph} aria-hidden="true" />
          </label>
        ))}
      </div>
    </Group>
  );
}
