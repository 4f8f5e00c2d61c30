import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';

type BoundaryProps = {
  children: ReactNode;
  /** Changing it forgets the error, e.g. another course. */
  resetKey: string;
  onReset: () => void;
  failed: (error: unknown, retry: () => void) => ReactNode;
};

class Boundary extends Component<BoundaryProps, { error: unknown; hasFailed: boolean }> {
  override state = { error: undefined as unknown, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => {
    this.props.onReset();
    this.setState({ error: undefined, hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.failed(this.state.error, this.retry) : this.props.children;
  }
}

type RegionProps = {
  children: ReactNode;
  /** What stands there while the data travels: the shape of what comes. */
  loading: ReactNode;
  /** What stands there when a call failed; `retry` asks again (SHELL-43). */
  failed: (error: unknown, retry: () => void) => ReactNode;
  resetKey?: string;
};

/** A part of a page that waits and fails alone: one failed call costs one strip, not the page. */
export function Region({ children, loading, failed, resetKey = '' }: RegionProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary resetKey={resetKey} onReset={reset} failed={failed}>
          <Suspense fallback={loading}>{children}</Suspense>
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  );
}
