/** A component on the page, alone, with nothing of Storybook around it. */
export interface Scene {
  /** Draws it again, with these props over the smallest. */
  draw: (props: object) => Promise<void>;
  /** The element that attributes reach. */
  element: () => HTMLElement;
  /** The first match, in the component or in what it drew elsewhere in the body. */
  find: (selector: string) => HTMLElement | null;
  findAll: (selector: string) => HTMLElement[];
  /** Everything that it drew, and what it drew elsewhere in the body. */
  parts: () => HTMLElement[];
  leave: () => Promise<void>;
}
