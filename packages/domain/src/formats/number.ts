const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 20 });

/** A number the Brazilian way: `1234.5` is `1.234,5` (CALLS-19). */
export function formatNumber(value: number): string {
  return whole.format(value);
}
