import { createContext } from 'react';

/** What the parts of a menu tell it. */
export interface MenuContents {
  /** Takes the id of the words that describe the menu. */
  describe: (id: string | undefined) => void;
  /** What was chosen where nobody else holds it, by the label of the choices: they are drawn only while the menu is open. */
  chosen: Map<string, string>;
}

export const MenuContext = createContext<MenuContents>({ describe: () => {}, chosen: new Map() });
