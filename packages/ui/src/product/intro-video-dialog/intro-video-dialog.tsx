import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '../../components/dialog/dialog.tsx';
import * as styles from './intro-video-dialog.css.ts';

export interface IntroVideoDialogProps extends Omit<DialogProps, 'size'> {
  /** 'Vídeo de apresentação: …' */
  title: string;
  /** A VideoPlayer, a skeleton while it loads, or a failure with its way out. */
  children: ReactNode;
}

/** The introductory video of a training; closes on Escape, on its button and on a press outside (SHELL-44, DASH-37). Attributes and ref go to the dialog. */
export function IntroVideoDialog({ children, ...dialog }: IntroVideoDialogProps) {
  return (
    <Dialog {...dialog} size="large">
      <div className={styles.stage}>{children}</div>
    </Dialog>
  );
}
