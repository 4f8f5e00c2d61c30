import { Stack, Text, vars } from '@student/ui';
import { type ReactNode, useState } from 'react';

export interface ReferenceGroupProps {
  title: string;
  /** What is inside, in a few words. */
  about: string;
  children: ReactNode;
}

/** A group of a long reference, drawn only once somebody opens it. */
export function ReferenceGroup({ title, about, children }: ReferenceGroupProps) {
  const [isDrawn, setDrawn] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => currentTarget.open && setDrawn(true)}
      style={{ borderBlockStart: `1px solid ${vars.color.border.subtle}`, paddingBlock: vars.space.xs }}
    >
      <summary style={{ minBlockSize: vars.size.touch, display: 'list-item', cursor: 'pointer' }}>
        <Text as="span" weight="bold">
          {title}
        </Text>{' '}
        <Text as="span" size="s" tone="muted" figures="tabular">
          {about}
        </Text>
      </summary>
      {isDrawn ? <Stack gap="m">{children}</Stack> : null}
    </details>
  );
}
