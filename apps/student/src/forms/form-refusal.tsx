import { InlineAlert } from '@student/ui';
import { useEffect, useRef } from 'react';

/** What the server refused of a form that no field can show; nothing while there is nothing to say. It stands above the form, and comes into sight. */
export function FormRefusal({ children }: { children: string | undefined }) {
  const alert = useRef<HTMLDivElement>(null);

  // The scroller: whoever sends a long form stands at its end.
  useEffect(() => {
    if (children) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);

  if (!children) return null;
  return (
    <InlineAlert ref={alert} tone="critical" announce="assertive">
      {children}
    </InlineAlert>
  );
}
