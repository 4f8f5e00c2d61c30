import { InPlaceOf } from '@student/ui';
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { AskedAnew } from './asked-anew.tsx';
import { Boundary } from './boundary.tsx';
import { isExpired } from './failures.ts';
import { isMissingCode } from './missing-code.ts';
import { errorText } from './pt-br/errors.ts';
import { createRegionGroup, type RegionGroup, RegionGroupContext, type Standing } from './region-group.ts';
import { useRenewals } from './session/use-renewals.ts';
import { Failed, type FailedSize, Untold } from './shell/failed.tsx';
import { useRetryOnline } from './use-retry-online.ts';

type RegionProps = {
  children: ReactNode;
  /** Shown while the data is pending: the shape of what comes. */
  loading: ReactNode;
  /**
   * Where the message stands when a call failed; in the room of `loading` unless told. It brings the way to ask again
   * (SHELL-43).
   */
  failed?: (message: ReactNode) => ReactNode;
  /** How the message is drawn; `strip` unless told. */
  size?: FailedSize;
  /** What is missing, in a sentence: where there is room for one only, and in place of an error that has a network. */
  missing?: string;
  /** The level of the message's heading, where the region stands right below the title of the page. */
  level?: 2 | 3 | undefined;
  /** What is asked for, e.g. which course: another one is not told the error of the one before. Left out where it is always the same. */
  resetKey?: string;
};

type Place = { id: string; group: RegionGroup };

const PlaceContext = createContext<Place | undefined>(undefined);

/**
 * A part of a page that waits and fails alone: one failed call costs one strip, not the page. What failed before it stood is
 * asked for again; what fails together with other parts of its group, for the same reason, is told once.
 */
export function Region({
  children,
  loading,
  failed = (message) => <InPlaceOf shape={loading}>{message}</InPlaceOf>,
  size = 'strip',
  missing,
  level,
  resetKey = '',
}: RegionProps) {
  const id = useId();
  const renewals = useRenewals();
  const [ownGroup] = useState(createRegionGroup);
  const group = use(RegionGroupContext) ?? ownGroup;
  const place = useMemo(() => ({ id, group }), [id, group]);

  // The group, which stands outside of React.
  useLayoutEffect(() => () => group.leave(id), [group, id]);

  const waiting = (
    <>
      <Stands {...place} standing={{ kind: 'waiting' }} />
      {loading}
    </>
  );
  return (
    <PlaceContext value={place}>
      <AskedAnew>
        {(reset) => (
          <Boundary
            resetKey={`${resetKey} ${renewals}`}
            onReset={reset}
            // A session that is over is answered elsewhere; the region is tried again when its person is back.
            failed={(error, retry) =>
              isExpired(error) ? (
                waiting
              ) : (
                <FailedRegion {...{ ...place, error, retry, loading, failed, size, missing, level }} />
              )
            }
          >
            <Suspense fallback={waiting}>
              <Stands {...place} standing={{ kind: 'shown' }} />
              {children}
            </Suspense>
          </Boundary>
        )}
      </AskedAnew>
    </PlaceContext>
  );
}

/** For a query that does not suspend: the region around it tells that there is nothing to show. */
export const toldByRegion = {
  throwOnError: (_error: unknown, { state }: { state: { data: unknown } }) => state.data === undefined,
};

/** For what has no room of its own while it waits. */
export const asItIs = (message: ReactNode) => message;

/** Stands in a region that waits without suspending. */
export function Waiting() {
  const place = use(PlaceContext);

  // The group, which stands outside of React.
  useLayoutEffect(() => {
    place?.group.report(place.id, { kind: 'waiting' });
    return () => place?.group.settle(place.id);
  }, [place]);

  return null;
}

/**
 * Stands where the code of further parts is on its way: two parts that have failed are not all of a page whose others have not
 * begun.
 */
export function PartsToCome() {
  const id = useId();
  const group = use(RegionGroupContext);

  // The group, which stands outside of React.
  useLayoutEffect(() => {
    group?.report(id, { kind: 'waiting' });
    return () => group?.leave(id);
  }, [group, id]);

  return null;
}

function Stands({ id, group, standing }: Place & { standing: Standing }) {
  // The group, which stands outside of React.
  useLayoutEffect(() => group.report(id, standing));
  return null;
}

/** One reason for all code that is missing. */
const missingCode = 'missing code';

type FailedRegionProps = Place &
  Required<Pick<RegionProps, 'loading' | 'failed' | 'size'>> &
  Pick<RegionProps, 'missing' | 'level'> & { error: unknown; retry: () => void };

function FailedRegion({ id, group, error, retry, loading, failed, size, missing, level }: FailedRegionProps) {
  const verdict = useSyncExternalStore(group.subscribe, () => group.verdictOf(id));
  useRetryOnline(error, retry);
  return (
    <>
      <Stands
        {...{ id, group }}
        standing={{
          kind: 'failed',
          reason: isMissingCode(error) ? missingCode : errorText(error),
          error,
          retry,
          isTold: verdict !== 'wait',
        }}
      />
      {verdict === 'wait'
        ? loading
        : failed(
            verdict === 'beQuiet' ? (
              <Untold teller={group.tellerFor(id)} {...{ size, missing, level }} />
            ) : (
              <Failed {...{ id, error, verdict, size, missing, level }} retry={() => group.retry(id)} />
            ),
          )}
    </>
  );
}
