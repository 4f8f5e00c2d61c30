import { Button, Stack, Text } from '@student/ui';
import { useState } from 'react';
import { study as words } from '../../pt-br/study.ts';

/** From about here on a text is longer than the four lines that it is cut to, on any screen. */
const long = 600;

/** One's own text in a list: of a long one the beginning, and the rest when it is asked for. */
export function NoteText({ children }: { children: string }) {
  const [isWhole, setWhole] = useState(false);
  if (children.length <= long && children.split('\n').length <= 8)
    return <Text lineBreaks="kept">{children}</Text>;
  return (
    <Stack gap="xs">
      <Text lineBreaks="kept" {...(!isWhole && { lines: 4 })}>
        {children}
      </Text>
      <div>
        <Button size="small" variant="plain" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.less : words.whole}
        </Button>
      </div>
    </Stack>
  );
}
