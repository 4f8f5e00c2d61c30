import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '../../components/dialog/dialog.tsx';

export interface CommentsDialogProps extends Omit<DialogProps, 'size' | 'footer'> {
  /** 'Comentários sobre …' */
  title: string;
  /** A CommentList, its skeleton, or an ErrorState. */
  children: ReactNode;
  /** The Pagination, driven by `pageDefault` (DASH-46). */
  pages?: ReactNode;
}

/** The comments of one training over the dashboard, paged (DASH-46, DASH-47). Attributes and ref go to the dialog. */
export function CommentsDialog({ pages, children, ...dialog }: CommentsDialogProps) {
  return (
    <Dialog {...dialog} size="large" {...(pages ? { footer: pages } : {})}>
      {children}
    </Dialog>
  );
}
