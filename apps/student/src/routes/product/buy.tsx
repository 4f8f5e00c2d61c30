import type { Product } from '@student/domain';
import {
  Button,
  ButtonLink,
  FavoriteIcon,
  IconButton,
  Inline,
  InlineAlert,
  QuantityStepper,
  ShopIcon,
  Stack,
  Tag,
  Text,
} from '@student/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { product as words } from '../../pt-br/product.ts';
import { shop as shopWords } from '../../pt-br/shop.ts';
import { useFavoriteProduct } from '../../shop/favorite-products.ts';
import { usePriceText } from '../../shop/price-text.ts';
import { useBag } from '../../shop/use-bag.ts';

/** Two presses in less than this are one that was meant, in ms. */
const doublePress = 600;

/**
 * How many, and into the bag: no more than are in stock beside what is in it (SHOP-19). What is missing to afford them is said, not
 * refused: the bag may hold what somebody is saving for (SHOP-18).
 */
export function Buy({ product }: { product: Product }) {
  const { id, name, decoins, stock } = product;
  const price = usePriceText();
  const bag = useBag();
  const [wanted, setWanted] = useState(1);
  const [added, setAdded] = useState({ count: 0, times: 0 });
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const inBag = bag.lines.find((line) => line.id === id)?.quantity ?? 0;
  const room = Math.max(0, stock - inBag);
  const quantity = Math.min(wanted, Math.max(1, room));
  const missing = decoins * quantity - bag.balance;

  const add = ({ timeStamp }: MouseEvent) => {
    if (timeStamp - lastPress.current < doublePress) return;
    lastPress.current = timeStamp;
    if (!bag.put(product, quantity)) return;
    setAdded(({ times }) => ({ count: quantity, times: times + 1 }));
    setWanted(1);
  };

  return (
    <Stack>
      {stock === 0 ? (
        <Stack gap="xs">
          <div>
            <Tag>{words.soldOut}</Tag>
          </div>
          <Text>{words.soldOutHint}</Text>
        </Stack>
      ) : (
        <Stack gap="xs">
          {room > 0 ? (
            <Inline>
              <QuantityStepper
                label={words.quantityOf(name)}
                value={quantity}
                max={room}
                onValueChange={(next) => {
                  // Who has chosen how many since means another press.
                  lastPress.current = Number.NEGATIVE_INFINITY;
                  setWanted(next);
                }}
              />
              {quantity > 1 ? (
                <Text weight="medium" figures="tabular">
                  {words.total(price(decoins * quantity))}
                </Text>
              ) : null}
            </Inline>
          ) : (
            <Text>{words.allInBag}</Text>
          )}
          {room > 0 && missing > 0 ? (
            <Text tone="caution">{shopWords.missing(missing, price(missing))}</Text>
          ) : null}
        </Stack>
      )}
      <Inline>
        {stock > 0 ? (
          <Button
            size="large"
            icon={<ShopIcon />}
            blockedReason={room === 0 ? words.allInBag : undefined}
            onClick={add}
          >
            {words.add}
          </Button>
        ) : null}
        <Heart id={id} name={name} />
      </Inline>
      {inBag > 0 ? (
        <InlineAlert
          key={added.times}
          tone={added.times > 0 ? 'positive' : 'info'}
          title={added.times > 0 ? words.added(added.count) : undefined}
          announce={added.times > 0 ? 'polite' : 'off'}
          action={
            <ButtonLink variant="outline" size="small" href={paths.bag()}>
              {words.seeBag}
            </ButtonLink>
          }
        >
          {words.inBag(inBag)}
        </InlineAlert>
      ) : null}
    </Stack>
  );
}

/** Absent until it is known whether the product is a favourite (SHOP-12). */
function Heart({ id, name }: { id: number; name: string }) {
  const [isFavorite, choose] = useFavoriteProduct(id);
  if (isFavorite === undefined) return null;
  return (
    <IconButton
      label={words.favorite(name)}
      icon={<FavoriteIcon />}
      variant="outline"
      size="large"
      pressed={isFavorite}
      onPressedChange={choose}
    />
  );
}
