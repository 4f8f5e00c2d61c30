import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog, DialogClose, type DialogProps } from '../../components/dialog/dialog.tsx';
import { CoinIcon } from '../../components/icon/coin-icon.tsx';
import { Inline } from '../../components/layout/layout.tsx';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { type CoinLimitDialogWords, coinLimitDialogWords } from './coin-limit-dialog.words.ts';
import { throwConfetti } from './confetti.ts';

export interface CoinLimitDialogProps extends Omit<DialogProps, 'size' | 'footer' | 'dismissal' | 'words'> {
  /** 'Você ganhou todos os decoins de hoje!' */
  title: string;
  /** That what was earned stays, and that studying goes on. */
  children: ReactNode;
  words?: DeepPartial<CoinLimitDialogWords>;
}

/**
 * That the day pays no more coins, as the good news that it is: with confetti when it becomes visible (DECOIN-10). However it is
 * closed, it is read (DECOIN-11). Attributes and ref go to the dialog. Component 37.
 */
export function CoinLimitDialog({ children, words, ...dialog }: CoinLimitDialogProps) {
  const says = useWords('coinLimitDialog', coinLimitDialogWords, words);
  return (
    <Dialog
      {...dialog}
      size="small"
      footer={
        <DialogClose>
          <Button>{says.acknowledge}</Button>
        </DialogClose>
      }
    >
      <Festive>{children}</Festive>
    </Dialog>
  );
}

/** Stands only while the dialog does. */
function Festive({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);

  // The page, over which the confetti falls.
  useEffect(() => {
    const surface = place.current?.closest<HTMLElement>('[role="dialog"]');
    return surface ? throwConfetti(surface) : undefined;
  }, []);

  return (
    <div ref={place}>
      <Inline gap="m" overflow="squeeze">
        <CoinIcon size="large" />
        <div>{children}</div>
      </Inline>
    </div>
  );
}
