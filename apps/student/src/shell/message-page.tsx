import { Container, EmptyState } from '@student/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';

/** A page that only has something to say: not found, in maintenance, not yet there. */
export function MessagePage({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  usePageTitle(title);
  return (
    <Container width="reading">
      <EmptyState title={title} level={1} size="page" action={action}>
        {text}
      </EmptyState>
    </Container>
  );
}
