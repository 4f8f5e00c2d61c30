import type { ReactElement, ReactNode } from 'react';
import { type NativeGroup, useField } from '../field/use-field.ts';
import * as styles from './segmented-control.css.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactElement;
}

export interface SegmentedControlProps<Value extends string> extends NativeGroup<'role'> {
  /** Names the group. */
  label: string;
  segments: readonly Segment<Value>[];
  value?: Value;
  /** The first one where neither is told. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** `icon` draws icons only; their names stay for screen readers and as a tooltip. */
  content?: 'label' | 'icon';
  /** The name of the radios; one of its own where none is told. */
  name?: string;
}

/**
 * One of two to four, all in view, at once: light, dark or as the system says. Native radios, arrows choose. Attributes, handlers and
 * ref go to the fieldset, which hears the events of its radios.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { segments, value, defaultValue, onValueChange, content = 'label', name, ...texts } = props;
  const { field, control } = useField(texts, 'radiogroup');
  return (
    <fieldset {...control} className={styles.group} aria-label={props.label}>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={styles.segment}
          title={content === 'icon' ? segment.label : undefined}
        >
          <input
            type="radio"
            className={styles.radio}
            name={name ?? field.id}
            value={segment.value}
            onChange={() => onValueChange?.(segment.value)}
            {...(value === undefined
              ? { defaultChecked: segment.value === (defaultValue ?? segments[0]?.value) }
              : { checked: segment.value === value })}
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
