import { Component, type ReactNode } from 'react';
import { rememberTold } from './told-errors.ts';

type BoundaryProps = {
  children: ReactNode;
  /** What is tried: another one is not told the error of the one before. Left out where it is always the same. */
  resetKey?: string;
  /** Called before what failed is tried again. */
  onReset?: () => void;
  failed: (error: unknown, retry: () => void) => ReactNode;
};

/** Keeps what an error leaves of a part of the page, and the way to try that part again. */
export class Boundary extends Component<BoundaryProps, { error: unknown; hasFailed: boolean }> {
  override state = { error: undefined as unknown, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  /** Called where the error stands, not where it was only met. */
  override componentDidCatch(error: unknown) {
    rememberTold(error);
  }

  #hasStood = false;

  /** Also when it is shown again after it was hidden: what had failed is then tried again. */
  override componentDidMount() {
    if (this.#hasStood && this.state.hasFailed) this.retry();
    this.#hasStood = true;
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => {
    this.props.onReset?.();
    this.setState({ error: undefined, hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.failed(this.state.error, this.retry) : this.props.children;
  }
}
