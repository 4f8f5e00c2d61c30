import { Button, Stack, Text } from '@student/ui';
import { messagePages } from '../../pt-br/message-pages.ts';

const words = messagePages.maintenance;

type AskAgainProps = {
  pending: boolean;
  /** It was asked, and the maintenance goes on. */
  goesOn?: boolean;
  onAsk?: () => void;
};

/** The button of the maintenance page, and what came of it, whose line has its room before. */
export function AskAgain({ pending, goesOn = false, onAsk }: AskAgainProps) {
  return (
    <Stack gap="s" align="center">
      <Button pending={pending} onClick={onAsk}>
        {words.retry}
      </Button>
      <Text role="status" size="s" tone="muted">
        {goesOn ? words.goesOn : '\u00a0'}
      </Text>
    </Stack>
  );
}
