import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import * as styles from './segmented-control.css.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactElement;
}

export interface SegmentedControlProps<Value extends string>
  extends Pick<ComponentProps<'input'>, 'name' | 'disabled'> {
  /** Names the group. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** `icon` draws icons only; their names stay for screen readers and as a tooltip. */
  content?: 'label' | 'icon';
}

/** One of two to four, all in view, at once: light, dark or as the system says. Native radios, arrows choose. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  content = 'label',
  name,
  disabled,
}: SegmentedControlProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-label={label} disabled={disabled}>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={styles.segment}
          title={content === 'icon' ? segment.label : undefined}
        >
          <input
            type="radio"
            className={styles.radio}
            name={name ?? id}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
          />
          {segment.icon}
          <Words placement={content}>{segment.label}</Words>
        </label>
      ))}
    </fieldset>
  );
}

function Words({ placement, children }: { placement: 'label' | 'icon'; children: ReactNode }) {
  return placement === 'label' ? children : <span className={styles.radio}>{children}</span>;
}
