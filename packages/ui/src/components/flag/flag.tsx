import type { ReactNode } from 'react';
import { flag, flags } from './flag.css.ts';
import type { FlagTone } from './flag.variants.ts';

export interface FlagProps {
  children: ReactNode;
  tone: FlagTone;
  icon?: ReactNode;
}

/** A state on the corner of a picture: solid, so that it reads on any image. Component 62. */
export function Flag({ children, tone, icon }: FlagProps) {
  return (
    <span className={flag} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

/** Up to three flags in the start corner of the positioned box around them. */
export function Flags({ children }: { children: ReactNode }) {
  return <div className={flags}>{children}</div>;
}
