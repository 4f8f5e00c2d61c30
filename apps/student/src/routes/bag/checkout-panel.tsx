import { type BagLine, bagCount, bagTotal, checkoutProblem, formatNumber } from '@student/domain';
import { BagSummary, Button, Card, InlineAlert } from '@student/ui';
import { bag as words } from '../../pt-br/bag.ts';
import { usePerson } from '../../session/use-session.ts';
import { Question } from '../../shell/question.tsx';
import { usePriceText } from '../../shop/price-text.ts';
import type { OwnCheckout } from '../../shop/use-checkout.ts';
import { CheckoutMessage } from './checkout-message.tsx';

type CheckoutPanelProps = {
  lines: readonly BagLine[];
  checkout: OwnCheckout;
  /** A line says that something has changed. */
  hasProblem: boolean;
};

/** What the bag comes to, and the one press that makes an order of it, or why it cannot be pressed (SHOP-14, SHOP-17, SHOP-18). */
export function CheckoutPanel({ lines, checkout, hasProblem }: CheckoutPanelProps) {
  const text = usePriceText();
  const wallet = usePerson()?.decoins ?? 0;
  const total = bagTotal(lines);
  const balance = wallet - total;
  const isShort = checkoutProblem(wallet, lines) === 'INSUFFICIENT_DECOINS';
  const blocked = isShort ? words.missing(text(-balance)) : hasProblem ? words.unresolved : undefined;
  return (
    <Card>
      <BagSummary
        rows={[
          { label: words.pieces, value: formatNumber(bagCount(lines)) },
          { label: words.total, value: text(total), strong: true },
          { label: words.wallet, value: text(wallet) },
          { label: words.balance, value: text(balance), short: isShort },
        ]}
      >
        {blocked && !checkout.order ? <InlineAlert tone="caution">{blocked}</InlineAlert> : null}
        <CheckoutMessage checkout={checkout} />
        <Question
          tone="brand"
          isAsked={checkout.isAsked}
          onAskedChange={checkout.ask}
          title={words.question.title}
          confirmLabel={words.order}
          words={{ cancel: words.question.cancel }}
          onConfirm={checkout.confirm}
          pending={checkout.isPreparing}
          cancellable
          trigger={
            <Button
              width="full"
              size="large"
              pending={checkout.isSending}
              disabled={checkout.order !== undefined && !checkout.isSending}
              blockedReason={checkout.order ? undefined : blocked}
            >
              {words.order}
            </Button>
          }
        >
          {words.question.text(text(total), text(balance))}
        </Question>
      </BagSummary>
    </Card>
  );
}
