import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import * as styles from './intro-video-dialog.css.ts';

export interface IntroVideoDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** 'Vídeo de apresentação: …' */
  title: string;
  /** A VideoPlayer, a skeleton while it loads, or a failure with its way out. */
  children: ReactNode;
}

/** The introductory video of a training; closes on Escape, on its button and on a press outside (SHELL-44, DASH-37). */
export function IntroVideoDialog({ open, onOpenChange, title, children }: IntroVideoDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="large">
      <div className={styles.stage}>{children}</div>
    </Dialog>
  );
}
