import {
  type CheckInCode,
  type CheckInFacts,
  type CheckInTarget,
  checkInKey,
  isSamePage,
  readCheckInLink,
  readTypedCheckIn,
} from '@student/domain';
import { Button, CheckInIcon, Section, Stack, Text } from '@student/ui';
import { TypedCode } from '@student/ui/product/typed-code.tsx';
import { lazy, useCallback, useEffect, useRef, useState } from 'react';
import { useGo } from '../addresses/use-go.ts';
import { paths } from '../paths.ts';
import { checkIn as words } from '../pt-br/check-in.ts';
import { LateBoundary } from '../shell/late-boundary.tsx';
import { CheckInState } from './check-in-state.tsx';
import { appHome, hrefOfCode } from './scanned-code.ts';
import { UnreadableCode } from './unreadable-code.tsx';
import { useCheckIn } from './use-check-in.ts';

/** Wanted once somebody scans. */
const CheckInScanner = lazy(() => import('./check-in-scanner.tsx'));

type PlacedCode = CheckInCode & { target: CheckInTarget };

export type CheckInPanelProps = {
  /** What is checked in to: the day of the address or of today, the menu of the address or of today. */
  target: CheckInTarget;
  /** The token that a link has just brought for it. */
  token: string | undefined;
  /** The link that has just come names no sitting. */
  isUnreadable: boolean;
  /** The person came by the link of a code. */
  isCameFor: boolean;
  /** What a code that was typed by itself is for, where the person is present at `target`. */
  nextTarget: CheckInTarget | undefined;
  /** What the page knows of it. */
  facts: CheckInFacts;
  /** 'Mutirão de planilhas, Turma 1' */
  title: string;
  /** 'Hoje, das 9h às 17h' */
  when: string;
};

/** The check-in of a page: a code is scanned, typed or stood in the address, and confirmed by one press (EVENT-16 to EVENT-19, EVENT-29). */
export function CheckInPanel(props: CheckInPanelProps) {
  const key = checkInKey(props.target);
  const [first] = useState(key);
  const section = useRef<HTMLDivElement>(null);

  // The page, whose focus would be nowhere: what was pressed has gone with the check-in of another day.
  useEffect(() => {
    if (key !== first && document.activeElement === document.body) section.current?.focus();
  }, [key, first]);

  return (
    <div ref={section} tabIndex={-1}>
      <OneCheckIn key={key} {...props} />
    </div>
  );
}

function OneCheckIn(props: CheckInPanelProps) {
  const { target, token: brought, isUnreadable, isCameFor, nextTarget, facts, title, when } = props;
  const go = useGo();
  const { snapshot, actor, read, discard } = useCheckIn(target, facts, brought);
  const [isScanning, setIsScanning] = useState(false);
  const [other, setOther] = useState<PlacedCode>();
  const [hasTried, setHasTried] = useState(false);
  const [takenCount, setTakenCount] = useState(0);
  const isPresent = snapshot.matches('present');

  /** @returns why it is not taken */
  const take = (code: CheckInCode | undefined, otherwise: string): string | undefined => {
    if (!code) return otherwise;
    const { target: found = isPresent ? nextTarget : target, token } = code;
    if (!found) return words.present;
    setIsScanning(false);
    setHasTried(true);
    setTakenCount((count) => count + 1);
    if (checkInKey(found) === checkInKey(target)) {
      setOther(undefined);
      if (!isPresent) read(token);
    } else if (isSamePage(found, target)) go(hrefOfCode({ token, target: found }));
    else setOther({ token, target: found });
    return undefined;
  };
  const onScan = useStable((text: string) => take(readCheckInLink(text, appHome()), words.notCode));
  const onType = useStable((text: string) =>
    take(readTypedCheckIn(text, appHome()), text.trim() ? words.notRead : words.notTyped),
  );
  const scan = () => {
    setOther(undefined);
    setHasTried(true);
    if (snapshot.matches({ asking: 'refused' })) discard();
    setIsScanning(true);
  };
  const isUnread = snapshot.matches({ asking: 'unread' });
  const isTypable = isUnread || (isPresent && nextTarget !== undefined);
  const isScannable = snapshot.matches('asking') || isPresent;
  return (
    <Section title={words.title} busy={snapshot.hasTag('busy')}>
      <Stack>
        <Stack gap="xs">
          <Text weight="bold">{title}</Text>
          <Text tone="muted">{when}</Text>
        </Stack>
        {isUnreadable && !hasTried && (isUnread || isPresent) ? (
          <UnreadableCode isCameFor={isCameFor} />
        ) : null}
        <CheckInState
          snapshot={snapshot}
          elsewhere={elsewhereOf(target, isScannable ? other : undefined, snapshot.context.otherClassId)}
          isCameFor={isCameFor && !isUnreadable}
          isCovered={isScanning}
          takenCount={takenCount}
          onConfirm={() => actor?.send({ type: 'check-in.confirm' })}
          onLookAgain={() => actor?.send({ type: 'check-in.verify' })}
        />
        {isScannable ? (
          <div>
            <Button variant={isUnread && !other ? 'solid' : 'plain'} icon={<CheckInIcon />} onClick={scan}>
              {isUnread && !other ? words.scan : words.scanAgain}
            </Button>
          </div>
        ) : null}
        {isTypable && !isScanning && !other ? <TypedCode onType={onType} /> : null}
      </Stack>
      {isScanning ? (
        <LateBoundary onClose={() => setIsScanning(false)}>
          <CheckInScanner onScan={onScan} onType={onType} onClose={() => setIsScanning(false)} />
        </LateBoundary>
      ) : null}
    </Section>
  );
}

/** The page that a code is of which is none of this one's: one that was read here, or whose presence has been recorded there. */
function elsewhereOf(target: CheckInTarget, other: PlacedCode | undefined, otherClassId: number | undefined) {
  if (other) return hrefOfCode(other);
  if (otherClassId === undefined || target.kind !== 'event') return undefined;
  return paths.event({ eventId: target.eventId, classId: otherClassId });
}

/** The same function over renders, which does what the last render meant. */
function useStable<Given, Answer>(work: (given: Given) => Answer): (given: Given) => Answer {
  const [holder] = useState(() => ({ work }));
  holder.work = work;
  return useCallback((given: Given) => holder.work(given), [holder]);
}
