/** What the shops sell, by what it looks like; the number in a picture's address is the place in this list. */
export const productNames = [
  'mug',
  'bottle',
  'backpack',
  'shirt',
  'cap',
  'umbrella',
  'notebook',
  'pens',
  'tote',
  'planner',
  'mat',
  'rope',
  'band',
  'tea',
  'massager',
  'cushion',
  'diffuser',
  'headphones',
  'charger',
  'mouse',
  'keyboard',
  'stand',
  'lamp',
  'speaker',
  'reader',
  'book',
  'tickets',
  'dinner',
  'calendar',
  'camera',
] as const;

export type ProductName = (typeof productNames)[number];

/** Further pictures of some of them, numbered after those of the names: nearer, or in another of the brand's colours. */
export const furtherPictures: readonly { of: ProductName; view: 'near' | 'otherColor' }[] = [
  { of: 'backpack', view: 'near' },
  { of: 'backpack', view: 'otherColor' },
  { of: 'headphones', view: 'near' },
  { of: 'camera', view: 'near' },
];
