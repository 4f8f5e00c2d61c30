/** `circle` for controls that float over an image or a stage. */
export const iconButtonShapes = ['rounded', 'circle'] as const;

export type IconButtonShape = (typeof iconButtonShapes)[number];
