import { type BagLineProblem, bagLineProblem, type BagLine as Line, type Product } from '@student/domain';
import { BagLine, BagLineSkeleton, Button, InlineAlert } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../../failures.ts';
import { paths } from '../../paths.ts';
import { bag as words } from '../../pt-br/bag.ts';
import { Region, Waiting } from '../../region.tsx';
import { usePriceText } from '../../shop/price-text.ts';
import { bagProductQuery } from '../../shop/shop.queries.ts';
import type { OwnBag } from '../../shop/use-bag.ts';

type OwnBagLineProps = {
  line: Line;
  bag: OwnBag;
  /** It is part of an order that is on its way. */
  isLocked: boolean;
  onRemove: (line: Line, name: string) => void;
};

/** Of the element of a line. */
export const lineId = (id: number) => `bag-line-${id}`;

/** One product of the bag, read anew when the page is opened; one that cannot be read fails alone, and can be taken out all the same. */
export function OwnBagLine(props: OwnBagLineProps) {
  const { line, isLocked, onRemove } = props;
  return (
    <Region
      resetKey={String(line.id)}
      loading={<BagLineSkeleton />}
      failed={(message) => (
        <>
          {message}
          {isLocked ? null : (
            <Button
              variant="plain"
              tone="neutral"
              size="small"
              edge="start"
              onClick={() => onRemove(line, words.unknownProduct)}
            >
              {words.way.remove}
            </Button>
          )}
        </>
      )}
    >
      <ReadLine {...props} />
    </Region>
  );
}

function ReadLine({ line, bag, isLocked, onRemove }: OwnBagLineProps) {
  const text = usePriceText();
  const { data, error } = useQuery({
    ...bagProductQuery(line.id),
    throwOnError: (failure, { state }) => !isMissing(failure) && state.data === undefined,
  });
  const isGone = isMissing(error);
  if (!data && !isGone)
    return (
      <>
        <Waiting />
        <BagLineSkeleton />
      </>
    );
  const product = isGone ? undefined : data;
  const name = data?.name ?? words.unknownProduct;
  const problem = isLocked ? undefined : bagLineProblem(line, product);
  const remove = () => onRemove(line, name);
  return (
    <BagLine
      id={lineId(line.id)}
      name={name}
      href={product && paths.productDetail({ productId: line.id })}
      pictureUrl={data?.imageUrls[0]}
      shop={data?.shop.name}
      price={text(line.decoins)}
      total={text(line.decoins * line.quantity)}
      quantity={line.quantity}
      stock={product?.stock ?? line.quantity}
      locked={isLocked}
      onCount={(quantity) => bag.setQuantity(line.id, quantity)}
      onRemove={remove}
      notice={problem && <Notice {...{ line, product, problem, bag, remove, text }} />}
    />
  );
}

type NoticeProps = {
  line: Line;
  product: Product | undefined;
  problem: BagLineProblem;
  bag: OwnBag;
  remove: () => void;
  text: (amount: number) => string;
};

/** What has changed, and the way out of it. */
function Notice({ line, product, problem, bag, remove, text }: NoticeProps) {
  const { stock = 0, decoins = 0 } = product ?? {};
  const takeOut = { label: words.way.remove, act: remove };
  const told: Record<BagLineProblem, { says: string; way: { label: string; act: () => void } }> = {
    gone: { says: words.notice.gone, way: takeOut },
    soldOut: { says: words.notice.soldOut, way: takeOut },
    tooMany: {
      says: words.notice.tooMany(stock),
      way: { label: words.way.take(stock), act: () => bag.setQuantity(line.id, stock) },
    },
    priceChanged: {
      says: words.notice.priceChanged(text(line.decoins), text(decoins)),
      way: { label: words.way.accept, act: () => bag.setPrice(line.id, decoins) },
    },
  };
  const { says, way } = told[problem];
  return (
    <InlineAlert
      tone="caution"
      announce="polite"
      action={
        <Button size="small" variant="outline" tone="neutral" onClick={way.act}>
          {way.label}
        </Button>
      }
    >
      {says}
    </InlineAlert>
  );
}
