import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Heading } from '../../components/heading/heading.tsx';
import { CoinIcon } from '../../components/icon/coin-icon.tsx';
import { CloseIcon } from '../../components/icon/icons.ts';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Inline } from '../../components/layout/layout.tsx';
import { Text } from '../../components/text/text.tsx';
import { announce } from '../../internal/announce.ts';
import { focusOnce, focusPage } from '../../internal/focus-page.ts';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { isFocusLost } from '../../internal/way-back.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { flyToBalance } from './fly-to-balance.ts';
import * as styles from './reward.css.ts';
import type { RewardSize } from './reward.variants.ts';
import { type RewardWords, rewardWords } from './reward.words.ts';

export interface RewardProps extends Native<'section', 'title'> {
  /** What is done: 'Conteúdo concluído'. */
  title: string;
  /** Of what: the course's name. */
  children?: ReactNode;
  /** What was earned, as it is read: '+20 decoins'. It may come later than the rest; the header says the new balance. */
  coins?: string | undefined;
  /** They may still come: their line has its room from the start, so that nothing below moves then. */
  awaitsCoins?: boolean;
  /** What the header's balance was before them: it is counted up from there while they are on their way. */
  balanceBefore?: number | undefined;
  /** What comes next, or the certificate. */
  action?: ReactNode;
  /** What a large one shows for it, such as the certificate; it only decorates. */
  picture?: ReactNode;
  size?: RewardSize;
  /** It answers a press whose button is gone: where nothing else has the focus by then, its heading takes it. */
  takesFocus?: boolean;
  onDismiss: () => void;
  words?: DeepPartial<RewardWords>;
}

/**
 * Something that the person has just finished: its check is drawn, coins go to the balance in the header, and the next thing is
 * offered. It stands in the page, takes no focus that somebody else has and covers nothing; without motion the same words stand
 * at once. Whoever sends it away goes on where the page begins. Attributes and ref go to the `section`.
 */
export function Reward({
  title,
  children,
  coins,
  awaitsCoins = false,
  balanceBefore,
  action,
  picture,
  size = 'medium',
  takesFocus = false,
  onDismiss,
  words,
  ...native
}: RewardProps) {
  const { dismiss } = useWords('reward', rewardWords, words);
  const coin = useRef<HTMLSpanElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Coins that were there first have changed the header before: it is not counted once more.
  const [isCounted] = useState(coins === undefined);

  // The focus, or the page's live region: either way what is done is said once.
  useEffect(() => {
    if (!takesFocus || !isFocusLost() || !heading.current) return announce(title);
    focusOnce(heading.current);
    heading.current.scrollIntoView({ block: 'nearest' });
  }, [title, takesFocus]);

  // The coin's way to the header, once it is known how many there are.
  useEffect(
    () =>
      coins && coin.current ? flyToBalance(coin.current, isCounted ? balanceBefore : undefined) : undefined,
    [coins, balanceBefore, isCounted],
  );

  const shown = size === 'large' ? picture : undefined;

  const sendAway = () => {
    focusPage();
    onDismiss();
  };

  return (
    <section
      aria-label={title}
      {...native}
      className={styles.reward}
      data-size={size}
      data-pictured={present(shown !== undefined)}
    >
      <svg
        className={styles.sign}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        aria-hidden="true"
      >
        <path d="M4 12.5l5.5 5.5L20 7" pathLength={1} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <div className={styles.text} data-pending={awaitsCoins && !coins ? '' : undefined}>
        <Heading ref={heading} level={2} size={size === 'large' ? 'xxl' : 'l'}>
          {title}
        </Heading>
        {children}
        {coins || awaitsCoins ? (
          <Inline gap="xs">
            {coins ? <CoinIcon ref={coin} size="medium" /> : null}
            <Text weight="bold">{coins ?? '\u00a0'}</Text>
          </Inline>
        ) : null}
      </div>
      {action ? <div className={size === 'large' ? styles.action : undefined}>{action}</div> : null}
      {shown ? <div className={styles.picture}>{shown}</div> : null}
      <span className={styles.close}>
        <IconButton label={dismiss} icon={<CloseIcon />} size="small" onClick={sendAway} />
      </span>
    </section>
  );
}
