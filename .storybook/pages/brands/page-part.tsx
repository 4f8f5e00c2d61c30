import { Heading, Stack } from '@student/ui';
import type { ReactNode } from 'react';

/** A titled part of a page about a brand. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="l">
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}
