import type { PackageLearner, PackageState } from '@student/domain';
import { ErrorState, LoadingOverlay, useFullscreen } from '@student/ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { interactivePackage as words } from '../../pt-br/package.ts';
import { shell } from '../../pt-br/shell.ts';
import { useServices } from '../../services.ts';
import { useRetryOnline } from '../../use-retry-online.ts';
import { stageHeights } from '../stage-heights.ts';
import { packageKey } from './kept-package.ts';
import { linkPackage } from './package-link.ts';
import type { PackageFailure } from './package-messages.ts';
import { PackageTools } from './package-tools.tsx';

type PackagePlayerProps = {
  title: string;
  /** The package's page or manifest. */
  url: string;
  /** Of whom and which content. */
  contentKey: string;
  /** What it has told before. */
  state: PackageState;
  learner: PackageLearner;
  /** Keeps what it tells. Rejects when it cannot. */
  onCommit: (pairs: PackageState) => Promise<void>;
  onOpen: () => void;
  onFail: () => void;
};

/** What a package may do: everything of its own, nothing to the page around it, and no window without these limits. */
const rights = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads';

/** The network, as calls fail by it. */
const noAnswer = { code: 'NO_RESPONSE' };

/**
 * An interactive package in a frame of an origin of its own (PLAYER-16, PLAYER-17, decision 0642). It has its own size, full screen, and
 * says when it does not open; what it tells goes to the outbox at once.
 */
export default function PackagePlayer({
  title,
  url,
  contentKey,
  state,
  learner,
  onCommit,
  onOpen,
  onFail,
}: PackagePlayerProps) {
  const { platform } = useServices();
  const [host] = useState(() => platform.packageHost());
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<'opening' | 'open' | PackageFailure>(host ? 'opening' : 'unsupported');
  const stage = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const told = useRef(state);
  const { isFullscreen, toggleFullscreen } = useFullscreen(stage);

  const keptName = packageKey(contentKey);
  const launch = useEffectEvent(() => ({
    url,
    title,
    key: contentKey,
    state: told.current,
    learner,
    kept: platform.storage.getItem(keptName) ?? undefined,
  }));
  const commit = useEffectEvent(async (pairs: PackageState, id: string) => {
    told.current = { ...told.current, ...pairs };
    await onCommit(pairs);
    // A host that is gone by now does not hear it, and is told when it comes again.
    platform.storage.setItem(keptName, id);
  });
  const enter = useEffectEvent((reached: 'open' | PackageFailure) => {
    setPhase(reached);
    if (reached === 'open') onOpen();
    else onFail();
  });

  // The frame's document: it runs what nobody here has written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try has a frame of its own
  useEffect(() => {
    if (!host || !frame.current) return;
    return linkPackage({
      window,
      frame: frame.current,
      origin: host.origin,
      launch,
      onOpen: () => enter('open'),
      onFail: (failure) => enter(failure),
      onCommit: commit,
    });
  }, [host, attempt]);

  const retry = useCallback(() => {
    setPhase('opening');
    setAttempt((before) => before + 1);
  }, []);
  const isFailed = phase !== 'opening' && phase !== 'open';
  useRetryOnline(phase === 'network' ? noAnswer : undefined, retry);

  if (isFailed) {
    const { title: what, text } = words.failed[phase];
    return (
      <ErrorState
        title={what}
        variant="strip"
        words={{ retry: shell.retry }}
        {...(phase !== 'unsupported' && { onRetry: retry })}
      >
        {text}
      </ErrorState>
    );
  }
  // All of the window but what its tools take, the way out among them: a finger has no key to leave it by.
  const size = isFullscreen ? { flex: 1, minBlockSize: 0 } : { blockSize: stageHeights.scorm };
  return (
    <section
      ref={stage}
      aria-label={title}
      style={{ display: 'flex', flexDirection: 'column', gap: 'var(--ui-space-s)' }}
    >
      <div style={{ position: 'relative', ...size }}>
        <iframe
          key={attempt}
          ref={frame}
          src={host?.href}
          title={words.frame(title)}
          sandbox={rights}
          allow="fullscreen; autoplay"
          referrerPolicy="origin"
          style={{
            display: 'block',
            inlineSize: '100%',
            blockSize: '100%',
            border: 0,
            borderRadius: isFullscreen ? 0 : 'var(--ui-radius-media)',
          }}
        />
        {phase === 'opening' ? <LoadingOverlay message={words.opening} extent="region" /> : null}
      </div>
      <div style={isFullscreen ? { padding: '0 var(--ui-space-s) var(--ui-space-s)' } : undefined}>
        <PackageTools isFullscreen={isFullscreen} onToggle={toggleFullscreen} />
      </div>
    </section>
  );
}
