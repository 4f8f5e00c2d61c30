import { IconButton, type IconButtonProps } from '../../components/icon-button/icon-button.tsx';
import * as styles from './header-tool.css.ts';

/** An icon button in the colours of the header. */
export function HeaderTool(props: Omit<IconButtonProps, 'variant' | 'tone' | 'size' | 'shape'>) {
  return (
    <span className={styles.tool}>
      <IconButton {...props} variant="plain" tone="neutral" shape="circle" />
    </span>
  );
}
