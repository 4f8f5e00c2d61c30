import type { Item, RadioGroup, RadioItem } from '@radix-ui/react-dropdown-menu';
import { createContext, useContext } from 'react';

/** What the parts of a menu tell it. */
export interface MenuContents {
  /** Takes the id of the words that describe the menu. */
  describe: (id: string | undefined) => void;
  /**
   * What was chosen where nobody else holds it, by the values of the choices or their id: they are drawn only while the
   * menu is open.
   */
  chosen: Map<string, string>;
}

export const MenuContext = createContext<MenuContents>({ describe: () => {}, chosen: new Map() });

/** What items stand on. */
export interface MenuParts {
  Item: typeof Item;
  RadioGroup: typeof RadioGroup;
  RadioItem: typeof RadioItem;
}

/** The open menu hands its parts to the items in it, so that their code is loaded with it and not with every page that has a menu. */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined);

/** The parts of the menu around an item. */
export function useMenuParts(): MenuParts {
  const parts = useContext(MenuPartsContext);
  if (!parts) throw new Error('An item stands outside of a menu.');
  return parts;
}
