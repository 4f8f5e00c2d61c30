import type { ChangeEvent } from 'react';
import '../internal/after-reset.ts';
import type { Native } from '../internal/native.ts';
import type { Entry } from './entry.ts';
import type { Way } from './planted-ways.ts';
import { typed } from './registry/shown.ts';

interface FieldProps extends Native<'input', 'value' | 'defaultValue'> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** A field that breaks a rule about what is told beside its native event. */
export function fieldThat(way: Way) {
  return function Planted({ value, defaultValue = '', onValueChange, onChange, ...native }: FieldProps) {
    const isSilent = way === 'hears onChange and tells nobody' && onChange !== undefined;
    const tell = isSilent ? undefined : onValueChange;
    const hear = (event: ChangeEvent<HTMLInputElement>) => {
      if (way !== 'tells and drops onChange') onChange?.(event);
      tell?.(event.target.value);
    };
    return (
      <label>
        «nome»
        <input
          {...native}
          {...(value === undefined ? { defaultValue } : { value })}
          onChange={hear}
          style={{ minHeight: 48 }}
        />
      </label>
    );
  };
}

export const entryOfField: Entry = { props: {}, reaches: 'input', changes: typed('um', 'dois') };
