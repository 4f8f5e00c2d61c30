import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { flag, flags } from './flag.css.ts';
import type { FlagTone } from './flag.variants.ts';

export interface FlagProps extends Native<'span', 'children'> {
  children: ReactNode;
  tone: FlagTone;
  icon?: ReactNode;
}

/** A state on the corner of a picture: solid, so that it reads on any image. Attributes and ref go to it. Component 62. */
export function Flag({ children, tone, icon, ...native }: FlagProps) {
  return (
    <span {...native} className={flag} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

export interface FlagsProps extends Native<'div', 'children'> {
  children: ReactNode;
}

/** Up to three flags in the start corner of the positioned box around them. Attributes and ref go to their box. */
export function Flags(props: FlagsProps) {
  return <div {...props} className={flags} />;
}
