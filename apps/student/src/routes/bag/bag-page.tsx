import { type BagLine, bagLineProblem } from '@student/domain';
import { ButtonLink, EmptyState, PageTitle, Section, ShopIcon, Split, Stack } from '@student/ui';
import { useQueries } from '@tanstack/react-query';
import { Fragment, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isMissing } from '../../failures.ts';
import { bag as words } from '../../pt-br/bag.ts';
import { useServices } from '../../services.ts';
import { readBalance } from '../../session/balance.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { bagProductQuery } from '../../shop/shop.queries.ts';
import { wayToShop } from '../../shop/shop-address.ts';
import { useBag } from '../../shop/use-bag.ts';
import { useCheckout } from '../../shop/use-checkout.ts';
import { CheckoutPanel } from './checkout-panel.tsx';
import { lineId, OwnBagLine } from './own-bag-line.tsx';
import { RemovedLine } from './removed-line.tsx';

type Removed = { line: BagLine; at: number; name: string };

/** What a person has chosen to buy, what of it has changed since, and the way to an order (SHOP-13 to SHOP-19). */
export function BagPage() {
  usePageTitle(words.title);
  const bag = useBag();
  const checkout = useCheckout();
  const services = useServices();
  const [removed, setRemoved] = useState<Removed>();
  // While an order is on its way, what it holds.
  const { lines = bag.lines } = checkout.order ?? {};
  const hasProblem = useHasProblem(lines);

  // The server: coins may have been earned or spent elsewhere.
  useEffect(() => readBalance(services), [services]);

  // The code of the page that comes next, while the order is on its way.
  useEffect(() => {
    if (checkout.isSending) import('./order.tsx').catch(() => undefined);
  }, [checkout.isSending]);

  const remove = (line: BagLine, name: string) => {
    const at = bag.lines.findIndex(({ id }) => id === line.id);
    if (bag.remove(line.id)) setRemoved({ line, at, name });
  };
  const undo = ({ line, at }: Removed) => {
    if (!bag.putBack(line, at)) return;
    flushSync(() => setRemoved(undefined));
    document.querySelector<HTMLElement>(`#${lineId(line.id)} a`)?.focus();
  };
  const gone = removed && !lines.some(({ id }) => id === removed.line.id) ? removed : undefined;
  const undoing = gone ? <RemovedLine key={gone.line.id} name={gone.name} onUndo={() => undo(gone)} /> : null;

  if (lines.length === 0)
    return (
      <>
        <PageTitle title={words.title} />
        {undoing}
        <EmptyState
          title={words.empty.title}
          icon={<ShopIcon size="large" />}
          action={<ButtonLink href={wayToShop(services)}>{words.empty.action}</ButtonLink>}
        >
          {words.empty.text}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageTitle title={words.title} />
      <Split ratio="main">
        <Section title={words.items}>
          <Stack as="ul" role="list" gap="l">
            {lines.map((line, at) => (
              <Fragment key={line.id}>
                {gone?.at === at ? <li>{undoing}</li> : null}
                <li>
                  <OwnBagLine
                    line={line}
                    bag={bag}
                    isLocked={checkout.order !== undefined}
                    onRemove={remove}
                  />
                </li>
              </Fragment>
            ))}
            {gone && gone.at >= lines.length ? <li>{undoing}</li> : null}
          </Stack>
        </Section>
        <Section title={words.summary}>
          <CheckoutPanel lines={lines} checkout={checkout} hasProblem={hasProblem} />
        </Section>
      </Split>
    </>
  );
}

/** Whether something has changed since it came into the bag, as far as the products are read. */
const useHasProblem = (lines: readonly BagLine[]): boolean =>
  useQueries({
    queries: lines.map(({ id }) => bagProductQuery(id)),
    combine: (answers) =>
      lines.some((line, at) => {
        const { data, error } = answers[at] ?? {};
        return isMissing(error) || (data !== undefined && bagLineProblem(line, data) !== undefined);
      }),
  });
