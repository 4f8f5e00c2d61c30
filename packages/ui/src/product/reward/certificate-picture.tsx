import { Text } from '../../components/text/text.tsx';
import type { Native } from '../../internal/native.ts';
import * as styles from './reward.css.ts';

export interface CertificatePictureProps extends Native<'div', 'title' | 'children'> {
  /** The brand's drawing at its head, 16 : 5. */
  pictureUrl: string;
  /** What it is: 'Certificado'. */
  label: string;
  /** Whose it is. */
  name: string;
  /** Of what. */
  title: string;
}

/**
 * A certificate in little, in the manner of the brand. It only decorates: the button beside it opens the real one. Attributes and
 * ref go to its root.
 */
export function CertificatePicture({ pictureUrl, label, name, title, ...native }: CertificatePictureProps) {
  return (
    <div aria-hidden="true" {...native} className={styles.certificate}>
      <img src={pictureUrl} alt="" width={960} height={300} />
      <Text as="span" size="s" tone="muted" lines={1}>
        {label}
      </Text>
      <Text as="span" weight="bold" lines={1}>
        {name}
      </Text>
      <Text as="span" size="s" lines={1}>
        {title}
      </Text>
    </div>
  );
}
