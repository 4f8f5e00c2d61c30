/** What a stepper says. */
export interface QuantityStepperWords {
  less: string;
  more: string;
  remove: string;
  /** Said when a button changed the count: the focus is not on it. */
  changed: (label: string, value: number) => string;
}

export const quantityStepperWords: QuantityStepperWords = {
  less: 'Diminuir',
  more: 'Aumentar',
  remove: 'Remover',
  changed: (label, value) => `${label}: ${value}`,
};
