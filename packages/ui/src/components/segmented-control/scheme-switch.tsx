import { Monitor, Moon, Sun } from 'lucide-react';
import type { Scheme } from '../../theme/theme-scope.variants.ts';
import { SegmentedControl } from './segmented-control.tsx';

export interface SchemeSwitchProps {
  value: Scheme;
  onValueChange: (scheme: Scheme) => void;
  content?: 'label' | 'icon';
  words?: Partial<Record<Scheme | 'label', string>>;
}

const spoken = { label: 'Aparência', light: 'Clara', dark: 'Escura', system: 'Do sistema' };

/** Light, dark, or as the person's system says. Where the choice is kept is the caller's matter. */
export function SchemeSwitch({ words, ...control }: SchemeSwitchProps) {
  const { label, light, dark, system } = { ...spoken, ...words };
  return (
    <SegmentedControl<Scheme>
      {...control}
      label={label}
      segments={[
        { value: 'light', label: light, icon: <Sun aria-hidden="true" /> },
        { value: 'dark', label: dark, icon: <Moon aria-hidden="true" /> },
        { value: 'system', label: system, icon: <Monitor aria-hidden="true" /> },
      ]}
    />
  );
}
