import { IconButton, type IconButtonProps } from '../../components/icon-button/icon-button.tsx';
import * as styles from './header-tool.css.ts';

type Own = 'variant' | 'tone' | 'size' | 'shape' | 'pressed' | 'defaultPressed' | 'onPressedChange';

export interface HeaderToolProps extends Omit<IconButtonProps, Own> {
  /** What the button holds: a photo stands on the page's line, and the room around it beyond. */
  holds?: 'icon' | 'photo';
}

/** An icon button in the colours of the header. Attributes and ref go to the button. */
export function HeaderTool({ holds = 'icon', ...props }: HeaderToolProps) {
  return (
    <span className={styles.tool} data-holds={holds}>
      <IconButton {...props} variant="plain" tone="neutral" shape="circle" />
    </span>
  );
}
