const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A rating with exactly one decimal: `4` is `4,0` (DASH-44). No rating yet reads `0,0`. */
export function formatRating(rating: number | null | undefined): string {
  return oneDecimal.format(rating ?? 0);
}
