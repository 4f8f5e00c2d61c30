import { Heading } from '../../components/heading/heading.tsx';
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CloseIcon,
} from '../../components/icon/icons.ts';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Grid, Inline } from '../../components/layout/layout.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import * as styles from './keys-sheet.css.ts';
import type { MediaWords } from './media.words.ts';
import { playerKeys } from './player-keys.ts';

/** The sheet behind `?`: every key of the player. It lies inside the player, so that full screen shows it too. */
export function KeysSheet({
  onClose,
  words,
}: {
  onClose: () => void;
  words: Pick<MediaWords, 'keys' | 'closeKeys' | 'space' | 'acts'>;
}) {
  return (
    <section className={styles.sheet} aria-label={words.keys}>
      <Inline justify="between" overflow="squeeze">
        <Heading level={2} size="l">
          {words.keys}
        </Heading>
        <IconButton label={words.closeKeys} icon={<CloseIcon />} onClick={onClose} autoFocus />
      </Inline>
      <Grid as="dl" least="panel" gap="xs">
        {playerKeys.map(({ keys, does }) => (
          <Inline key={does} justify="between" gap="m" overflow="squeeze">
            <dt>{words.acts[does]}</dt>
            <dd>
              <Inline as="span" gap="xxs" overflow="squeeze">
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    <KeyTop of={key === 'Space' ? words.space : key} />
                  </kbd>
                ))}
              </Inline>
            </dd>
          </Inline>
        ))}
      </Grid>
    </section>
  );
}

/** Keys whose sign not every font has. */
const arrows: Readonly<Record<string, typeof ArrowUpIcon>> = {
  '←': ArrowLeftIcon,
  '→': ArrowRightIcon,
  '↑': ArrowUpIcon,
  '↓': ArrowDownIcon,
};

/** What is printed on a key. */
function KeyTop({ of: key }: { of: string }) {
  const Arrow = arrows[key];
  if (!Arrow) return key;
  return (
    <>
      <Arrow />
      <VisuallyHidden>{key}</VisuallyHidden>
    </>
  );
}
