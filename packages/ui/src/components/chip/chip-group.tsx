import { present } from '../../internal/present.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { FieldMessages } from '../field/field.tsx';
import { type FieldTexts, type NativeGroup, useField } from '../field/use-field.ts';
import * as styles from './chip.css.ts';
import { Chip } from './chip.tsx';
import { type ChipGroupWords, chipGroupWords } from './chip.words.ts';

export interface ChipOption {
  value: string;
  label: string;
  count?: number;
  disabled?: boolean;
}

export interface ChipGroupProps extends Pick<FieldTexts, 'error' | 'status'>, NativeGroup {
  /** Names the group: `Escolas`. */
  label: string;
  options: readonly ChipOption[];
  /** Values that are on. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  /**
   * All values that are on after a press, in the order of the options, and the one that was pressed: for a list that is not drawn at
   * once, as one in the address.
   */
  onValueChange?: (value: string[], pressed: string) => void;
  /** `scroll` keeps one line that scrolls sideways, `wrap` takes as many lines as it needs. */
  overflow?: 'scroll' | 'wrap';
  /** At most this many on; then the others stay reachable and say why they refuse. */
  max?: number;
  words?: DeepPartial<ChipGroupWords>;
}

/**
 * Toggle buttons under one name: the school filter (DASH-18), up to five interests. Attributes and ref go to the fieldset around
 * them.
 */
export function ChipGroup(props: ChipGroupProps) {
  const { options, overflow = 'scroll', max = Number.POSITIVE_INFINITY, words, ...others } = props;
  const { value, defaultValue = [], onValueChange, ...texts } = others;
  const { full } = useWords('chipGroup', chipGroupWords, words);
  const [pressed, setPressed] = useControlled<readonly string[]>(value, defaultValue);
  const isFull = pressed.length >= max;
  const status = texts.status ?? (Number.isFinite(max) ? (isFull ? full(max) : '') : undefined);
  const { field, control } = useField({ ...texts, status }, 'group');

  const toggle = (changed: string, isOn: boolean) => {
    const next = options
      .map((option) => option.value)
      .filter((each) => (each === changed ? isOn : pressed.includes(each)));
    setPressed(next);
    onValueChange?.(next, changed);
  };

  return (
    <div className={styles.group}>
      <fieldset
        {...control}
        aria-label={props.label}
        className={styles.chips}
        data-overflow={overflow}
        data-invalid={present(!!field.error)}
      >
        {options.map((option) => {
          const isOn = pressed.includes(option.value);
          return (
            <Chip
              key={option.value}
              pressed={isOn}
              {...(option.count !== undefined && { count: option.count })}
              disabled={option.disabled}
              blockedReason={isFull && !isOn ? full(max) : undefined}
              onPressedChange={(next) => toggle(option.value, next)}
            >
              {option.label}
            </Chip>
          );
        })}
      </fieldset>
      <FieldMessages id={field.id} error={field.error} status={field.status} />
    </div>
  );
}
