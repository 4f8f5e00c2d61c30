import {
  isAnswered,
  type OutboxAct,
  type OutboxEntry,
  type Person,
  progressSaveInterval,
  type Question,
  readPillKey,
  type TrainingContent,
} from '@student/domain';
import type { QueryClient } from '@tanstack/react-query';
import { showCheckIn } from '../check-in/show-check-in.ts';
import { contentQuery, contentsQuery, doubtsQuery, notesQuery } from '../contents/content.queries.ts';
import { type PlacedContent, readContentKey } from '../contents/content-place.ts';
import { showEvaluated } from '../contents/evaluation.queries.ts';
import { readExerciseKey } from '../contents/exercise-key.ts';
import { exerciseCoverQuery, questionOf } from '../contents/questionnaire.queries.ts';
import { markWatched } from '../pills/pills.queries.ts';
import type { QueriesAt } from '../queries/endpoint-query.ts';
import { staleAfterContent } from '../queries/stale.ts';

import type { Answer } from './deliver.ts';
import { pendingKey } from './pending.queries.ts';
import type { PendingAct } from './pending-acts.ts';
import type { OutboxMessage } from './tabs.ts';

type World = {
  queryClient: QueryClient;
  now: () => number;
  /** Something that may pay coins has arrived: the balance is stale, and the day's limit may be reached (PILL-11, PLAYER-29). */
  expectCoins: () => void;
  /** Whoever is signed in. */
  person: Person | undefined;
};

/** What is done in a content. */
type ActInContent = Exclude<OutboxAct['kind'], 'watch' | 'acceptLimit' | 'checkIn'>;
const isInContent = (kind: OutboxAct['kind']): kind is ActInContent => kind in staleAfter;

/** What the server answers otherwise once it has an act of this kind. */
const staleAfter: Record<ActInContent, (placed: PlacedContent) => readonly QueriesAt[]> = {
  progress: (placed) => [...staleAfterContent(placed.place), itself(placed)],
  checkpoint: (placed) => [itself(placed)],
  scorm: (placed) => [itself(placed)],
  alternative: (placed) => [itself(placed), listed(placed)],
  descriptive: (placed) => [itself(placed), listed(placed)],
  // Its answer is the question as it stands now.
  evaluation: () => [],
  finish: (placed) => [...staleAfterContent(placed.place), itself(placed)],
  note: (placed) => [notesQuery(placed)],
  doubt: (placed) => [doubtsQuery(placed)],
};

/** The list that its content stands in. */
const listed = ({ place }: PlacedContent) => ({ queryKey: contentsQuery(place).queryKey, exact: true });

/** The content without what stands beside it. */
const itself = (placed: PlacedContent) => ({ queryKey: contentQuery(placed).queryKey, exact: true });

/** Brings what is shown into line with what became of an act, in whichever tab. */
export function refreshAfter(message: OutboxMessage, { queryClient, now, expectCoins, person }: World): void {
  if (message.type === 'changed') {
    void queryClient.invalidateQueries({ queryKey: pendingKey(message.personId, message.content) });
  }
  if (message.type !== 'delivered') return;
  const { entry, answer, waiting } = message;
  const { kind } = entry.act;
  if (kind === 'finish' || kind === 'watch') expectCoins();
  if (kind === 'checkIn') showCheckIn(queryClient, entry, person);
  const pillId = readPillKey(entry.content);
  if (pillId !== undefined) markWatched(queryClient, pillId);
  showQuestion(queryClient, entry, answer.question);
  const exercise = readExerciseKey(entry.content);
  if (exercise !== undefined) {
    void queryClient.invalidateQueries({ queryKey: exerciseCoverQuery(exercise).queryKey });
  }
  const placed = readContentKey(entry.content);
  if (!placed || !isInContent(kind)) return;
  showAnswer(queryClient, placed, entry, answer);
  // What follows a finish is a position at most, which reads less than the finish has to.
  const isReadNow = kind === 'finish' || (waiting === 0 && (!isEveryTick(entry) || isLate(entry, now())));
  for (const { queryKey, exact = false } of staleAfter[kind](placed)) {
    void queryClient.invalidateQueries({ queryKey, exact, refetchType: isReadNow ? 'active' : 'none' });
  }
}

/** What has just arrived stands where it stood as waiting, until the list is read again. */
function showAnswer(
  queryClient: QueryClient,
  placed: PlacedContent,
  { id, personId, content, act }: OutboxEntry,
  { progress, note, doubt, evaluated }: Answer,
) {
  if (evaluated && act.kind === 'evaluation')
    showEvaluated(queryClient, { place: placed.place, searchFormId: act.searchFormId }, evaluated);
  queryClient.setQueryData<readonly PendingAct[]>(pendingKey(personId, content), (pending) =>
    pending?.filter(({ entry }) => entry.id !== id),
  );
  if (progress !== undefined) {
    queryClient.setQueryData(contentsQuery(placed.place).queryKey, (contents) =>
      contents?.map((row) =>
        row.id === placed.contentId ? { ...row, status: { ...row.status, progress } } : row,
      ),
    );
  }
  if (note) queryClient.setQueryData(notesQuery(placed).queryKey, (notes) => withLast(notes, note));
  if (doubt) queryClient.setQueryData(doubtsQuery(placed).queryKey, (doubts) => withLast(doubts, doubt));
}

/** An answered question stands as the server judged it, and counts as answered where its content is shown. */
function showQuestion(queryClient: QueryClient, entry: OutboxEntry, question: Question | undefined) {
  const query = question && questionOf(entry);
  if (!query) return;
  const before = queryClient.getQueryData(query.queryKey);
  // One that was asked for before is older than this answer.
  void queryClient.cancelQueries({ queryKey: query.queryKey });
  if (before) queryClient.setQueryData(query.queryKey, { ...before, question });
  const placed = readContentKey(entry.content);
  if (!placed || !before || isAnswered(before.question)) return;
  queryClient.setQueryData(contentsQuery(placed.place).queryKey, (contents) =>
    contents?.map((row) => (row.id === placed.contentId ? withOneMore(row) : row)),
  );
}

function withOneMore(content: TrainingContent): TrainingContent {
  const { exercise } = content;
  const attempt = exercise?.status.questionnaire;
  if (!exercise || !attempt) return content;
  const questions = { ...attempt.questions, answered: attempt.questions.answered + 1 };
  const questionnaire = { ...attempt, questions };
  return { ...content, exercise: { ...exercise, status: { ...exercise.status, questionnaire } } };
}

const withLast = <Item extends { id: number }>(items: Item[] | undefined, item: Item) =>
  items && [...items.filter(({ id }) => id !== item.id), item];

/** Ticks and positions come every 15 s: the open content knows them already, and nothing else is read for each. */
const isEveryTick = ({ act }: OutboxEntry) => act.kind === 'progress' || act.kind === 'checkpoint';

const isLate = ({ at }: OutboxEntry, now: number) => now - at > progressSaveInterval;
