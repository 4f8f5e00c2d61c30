import { type DeepPartial, useWords } from '../../internal/words.tsx';
import type { Scheme } from '../../theme/theme-scope.variants.ts';
import { MonitorIcon, MoonIcon, SunIcon } from '../icon/icons.ts';
import { type SchemeSwitchWords, schemeSwitchWords } from './scheme-switch.words.ts';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

export interface SchemeSwitchProps extends Omit<SegmentedControlProps<Scheme>, 'label' | 'segments'> {
  words?: DeepPartial<SchemeSwitchWords>;
}

/**
 * Light, dark, or as the person's system says. Where the choice is kept is the caller's matter. Attributes and ref go to the
 * fieldset.
 */
export function SchemeSwitch({ words, ...control }: SchemeSwitchProps) {
  const { label, light, dark, system } = useWords('schemeSwitch', schemeSwitchWords, words);
  return (
    <SegmentedControl<Scheme>
      {...control}
      label={label}
      segments={[
        { value: 'light', label: light, icon: <SunIcon /> },
        { value: 'dark', label: dark, icon: <MoonIcon /> },
        { value: 'system', label: system, icon: <MonitorIcon /> },
      ]}
    />
  );
}
