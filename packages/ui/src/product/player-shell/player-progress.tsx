import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';

export interface ProgressProps {
  /** What advances. */
  label: string;
  /** 0 to 100. */
  value: number;
}

/** The bar, and its number beside it. */
export function Progress({ label, value }: ProgressProps) {
  return (
    <>
      <ProgressBar label={label} value={value} />
      <span aria-hidden="true">{value}%</span>
    </>
  );
}
