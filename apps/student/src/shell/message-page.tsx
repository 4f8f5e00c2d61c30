import { Container, EmptyState } from '@student/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';

type MessagePageProps = {
  title: string;
  text: string;
  /** The brand's drawing of what kind of message it is. */
  picture: ReactNode;
  action?: ReactNode;
};

/** A page that only has something to say: not found, in maintenance, not yet there. */
export function MessagePage({ title, text, picture, action }: MessagePageProps) {
  usePageTitle(title);
  return (
    <Container width="reading">
      <EmptyState title={title} level={1} variant="page" icon={picture} action={action}>
        {text}
      </EmptyState>
    </Container>
  );
}
