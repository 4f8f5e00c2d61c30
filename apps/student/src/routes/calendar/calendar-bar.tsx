import { capitalized, monthAfter, tellMonth } from '@student/domain';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Heading,
  IconButton,
  Inline,
  SegmentedControl,
} from '@student/ui';
import { calendar as words } from '../../pt-br/calendar.ts';

export type CalendarMode = 'month' | 'list';

type CalendarBarProps = {
  /** `2026-11`. */
  month: string;
  mode: CalendarMode;
  onMonthChange: (month: string) => void;
  onModeChange: (mode: CalendarMode) => void;
  onToday: () => void;
};

/** Which month stands, and how; each month that comes is told. */
export function CalendarBar({ month, mode, onMonthChange, onModeChange, onToday }: CalendarBarProps) {
  return (
    <Inline justify="between">
      <Inline gap="xs">
        <IconButton
          label={words.previous}
          icon={<ChevronLeftIcon />}
          onClick={() => onMonthChange(monthAfter(month, -1))}
        />
        <IconButton
          label={words.next}
          icon={<ChevronRightIcon />}
          onClick={() => onMonthChange(monthAfter(month))}
        />
        <Heading level={2} size="xl" aria-live="polite">
          {capitalized(tellMonth(month))}
        </Heading>
      </Inline>
      <Inline gap="xs">
        <Button variant="plain" onClick={onToday}>
          {words.today}
        </Button>
        <SegmentedControl
          label={words.view}
          segments={[
            { value: 'month', label: words.month },
            { value: 'list', label: words.list },
          ]}
          value={mode}
          onValueChange={onModeChange}
        />
      </Inline>
    </Inline>
  );
}
