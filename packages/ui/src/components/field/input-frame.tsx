import type { ReactElement, ReactNode } from 'react';
import * as styles from './input-frame.css.ts';

/** A button inside a field, at its end. */
export interface FrameButton {
  label: string;
  icon: ReactElement;
  onPress: () => void;
  /** A toggle says whether it is on; a plain button leaves it out. */
  pressed?: boolean;
  /** `whenEmpty` draws the button only while there is something to clear. */
  hides?: 'never' | 'whenEmpty';
  /** Id of the control that the button acts on. */
  controls?: string;
}

interface InputFrameProps {
  children: ReactNode;
  leading?: ReactNode;
  trailing?: FrameButton | false | '' | undefined;
  /** Stands at the end where no button does: a turning arrow while something is looked up. */
  adornment?: ReactNode;
}

/** Lays icons and a button over the ends of an input, which keeps its own border, focus ring and padding. */
export function InputFrame({ children, leading, trailing, adornment }: InputFrameProps) {
  return (
    <span
      className={styles.frame}
      data-leading={leading ? '' : undefined}
      data-trailing={trailing || adornment ? '' : undefined}
    >
      {leading && (
        <span className={styles.leading} aria-hidden="true">
          {leading}
        </span>
      )}
      {children}
      {adornment && <span className={styles.adornment}>{adornment}</span>}
      {trailing && (
        <button
          type="button"
          className={styles.button}
          aria-label={trailing.label}
          aria-pressed={trailing.pressed}
          aria-controls={trailing.controls}
          data-hides={trailing.hides}
          onClick={trailing.onPress}
        >
          {trailing.icon}
        </button>
      )}
    </span>
  );
}
