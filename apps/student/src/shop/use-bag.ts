import {
  type BagLine,
  bagCount,
  bagTotal,
  changeLine,
  type Product,
  putInBag,
  quantityWithin,
  takeOut,
} from '@student/domain';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { usePerson } from '../session/use-session.ts';
import { bagOf, type KeptBag } from './bag.ts';

/** What a person has chosen to buy, and what changes it. What the device refuses is told and changes nothing (SHOP-15). */
export type OwnBag = {
  lines: readonly BagLine[];
  /** Pieces in all. */
  count: number;
  /** What they cost together. */
  total: number;
  /** What is left of the wallet after them; below zero where it does not hold enough (SHOP-14). */
  balance: number;
  /** An order is on its way, here or in another tab. */
  isSending: boolean;
  /** So many more of a product, no more than are in stock (SHOP-19). @returns whether the bag has it */
  put: (product: Pick<Product, 'id' | 'decoins' | 'stock'>, quantity: number) => boolean;
  /** So many of a product, at least one. The page that knows the stock gives no more than that. */
  setQuantity: (id: number, quantity: number) => boolean;
  /** Takes the price of today. */
  setPrice: (id: number, decoins: number) => boolean;
  remove: (id: number) => boolean;
  /** Puts a line back where it was before it was removed; nothing where there is one meanwhile. */
  putBack: (line: BagLine, at: number) => boolean;
};

/** The bag of whoever is signed in (SHOP-13, SHOP-14). */
export function useBag(): OwnBag {
  const services = useServices();
  const person = usePerson();
  const bag = bagOf(services, person?.id ?? 0);
  const { lines, order } = useSyncExternalStore(bag.subscribe, bag.get, bag.get);
  const total = bagTotal(lines);

  const change = (changed: (lines: KeptBag['lines']) => KeptBag['lines']) => {
    try {
      bag.change((kept) => ({ ...kept, lines: changed(kept.lines) }));
      return true;
    } catch (error) {
      services.tell(error);
      return false;
    }
  };

  return {
    lines,
    count: bagCount(lines),
    total,
    balance: (person?.decoins ?? 0) - total,
    isSending: order !== undefined,
    put: (product, quantity) => change((now) => putInBag(now, product, quantity)),
    setQuantity: (id, quantity) =>
      change((now) => changeLine(now, id, { quantity: quantityWithin(quantity, Number.POSITIVE_INFINITY) })),
    setPrice: (id, decoins) => change((now) => changeLine(now, id, { decoins })),
    remove: (id) => change((now) => takeOut(now, id)),
    putBack: (line, at) =>
      change((now) => (now.some(({ id }) => id === line.id) ? now : now.toSpliced(at, 0, line))),
  };
}
