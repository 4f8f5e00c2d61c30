import { Button, Inline, MaximizeIcon, MinimizeIcon, Text } from '@student/ui';
import { packageTools as words } from '../../pt-br/package-tools.ts';

type PackageToolsProps = { isFullscreen: boolean; onToggle: () => void };

/** What stands under a package: its full screen, where there is one, and that nothing has to be saved (PLAYER-17). */
export function PackageTools({ isFullscreen, onToggle }: PackageToolsProps) {
  return (
    <Inline gap="s">
      {document.fullscreenEnabled ? (
        <Button
          size="small"
          variant="outline"
          icon={isFullscreen ? <MinimizeIcon /> : <MaximizeIcon />}
          onClick={onToggle}
        >
          {isFullscreen ? words.leaveFullscreen : words.fullscreen}
        </Button>
      ) : null}
      <Text size="s" tone="muted">
        {words.hint}
      </Text>
    </Inline>
  );
}
