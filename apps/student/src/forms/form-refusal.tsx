import { InlineAlert } from '@student/ui';

/** What the server refused of a form that no field can show; nothing while there is nothing to say. */
export function FormRefusal({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <InlineAlert tone="critical" announce="assertive">
      {children}
    </InlineAlert>
  );
}
