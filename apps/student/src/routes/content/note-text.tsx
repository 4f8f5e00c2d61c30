import { readPinned } from '@student/domain';
import { Button, PlayIcon, Stack, Text, VisuallyHidden } from '@student/ui';
import { useState } from 'react';
import { clockText } from '../../pt-br/clock-text.ts';
import { study as words } from '../../pt-br/study.ts';
import { useStagePlayer } from './stage-player.ts';

/** From about here on a text is longer than the four lines that it is cut to, on any screen. */
const long = 600;

/** One's own note in a list. One that is pinned to a moment has a button that sends the player there (design/beyond.md 9). */
export function NoteText({ children }: { children: string }) {
  const player = useStagePlayer();
  const { seconds, text } = readPinned(children);
  if (seconds === undefined || !player) return <WrittenText>{children}</WrittenText>;
  const goThere = () => {
    if (player.current) player.current.currentTime = seconds;
    // The stage is the first thing of the page; on phones it is out of sight where the notes are.
    scrollTo({ top: 0 });
  };
  return (
    <Stack gap="xs">
      <div>
        <Button size="small" variant="plain" icon={<PlayIcon />} onClick={goThere}>
          {clockText(seconds)}
          <VisuallyHidden>{words.goToMoment}</VisuallyHidden>
        </Button>
      </div>
      <WrittenText>{text}</WrittenText>
    </Stack>
  );
}

/** A text in a list: of a long one the beginning, and the rest when it is asked for. */
function WrittenText({ children }: { children: string }) {
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
