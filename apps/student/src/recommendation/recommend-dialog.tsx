import { pickable, searchDebounce, shownName, type UserSummary } from '@student/domain';
import { InlineAlert, type PickablePerson, UserPicker } from '@student/ui';
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePageInRange } from '../addresses/use-page-in-range.ts';
import { isMissing } from '../failures.ts';
import { errorText } from '../pt-br/errors.ts';
import { recommendation as words } from '../pt-br/recommendation.ts';
import { courseQuery } from '../queries/courses.queries.ts';
import { useServices } from '../services.ts';
import { Failed } from '../shell/failed.tsx';
import { Pages } from '../shell/pages.tsx';
import {
  beginRecommendation,
  leaveRecommendation,
  type RecommendationActor,
} from './begin-recommendation.ts';
import { peopleQuery, personQuery, recommendedToQuery } from './recommendation.queries.ts';
import type { RecommendationValues } from './recommendation-fields.ts';

type RecommendDialogProps = {
  courseId: number;
  allowMultiple: boolean;
  values: RecommendationValues;
  onChange: (values: Partial<RecommendationValues>) => void;
  hrefOf: (page: number) => string;
  onClose: () => void;
};

/** The picker of people to whom a course is recommended (RECO-01 to RECO-13); what it is searched for and who is picked stand in the address. */
export default function RecommendDialog(props: RecommendDialogProps) {
  const { courseId, values, onChange, hrefOf, onClose, allowMultiple } = props;
  const { person: term, pageDefault: page = 1, filterBy } = values;
  const filter = filterBy ?? 'all';
  const direction = values.peopleOrder ? 'descending' : 'ascending';
  const queryClient = useQueryClient();
  const { data: course } = useQuery(courseQuery(courseId));
  const { data: recommendedTo } = useQuery(recommendedToQuery(courseId));
  const already = recommendedTo?.map(({ id }) => id) ?? [];

  const begins = { allowMultiple, recommendedTo: already };
  const actor = useRecommendation({
    courseId,
    allowMultiple,
    picked: pickable(values.people, begins),
    onClose,
  });
  const picked = useSelector(actor, (snapshot) => snapshot?.context.picked ?? values.people);
  const failure = useSelector(actor, (snapshot) => snapshot?.context.failure);
  const isSending = useSelector(actor, (snapshot) => snapshot?.hasTag('busy') ?? false);
  const selected = pickable(picked, begins);
  // The address named somebody of whom it is known by now that they have it.
  useEffect(() => {
    for (const { id } of recommendedTo ?? [])
      actor?.send({ type: 'person.pick', personId: id, isPicked: false });
  }, [actor, recommendedTo]);

  const list = useQuery({
    ...peopleQuery(page, term, direction === 'ascending'),
    placeholderData: keepPreviousData,
  });
  const isPast = usePageInRange(
    page,
    list.isPlaceholderData ? undefined : list.data?.totalPages,
    (pageDefault) => onChange({ pageDefault }),
  );
  // One by one, those of pages that were not read.
  const chosen = useQueries({
    queries: filter === 'selected' ? selected.map((id) => personQuery(id)) : [],
  });
  const unreadPerson = chosen.find(({ error }) => error && !isMissing(error));

  const pick = (personId: number, isPicked: boolean) => {
    if (!actor) return;
    const known = list.data?.users.find(({ id }) => id === personId);
    if (known) queryClient.setQueryData(personQuery(personId).queryKey, known);
    actor.send({ type: 'person.pick', personId, isPicked });
    onChange({ people: actor.getSnapshot().context.picked });
  };
  // Who is not there any more, or never was, as an address may say.
  const gone = selected.find((_, at) => isMissing(chosen[at]?.error));
  const giveUp = useEffectEvent((personId: number) => pick(personId, false));
  useEffect(() => {
    if (gone !== undefined) giveUp(gone);
  }, [gone]);
  const view = (person: UserSummary): PickablePerson => ({
    id: person.id,
    name: shownName(person),
    imageUrl: person.imageUrl ?? undefined,
    permission: person.userTypeLabel ?? undefined,
    already: already.includes(person.id),
  });
  const isSelectedOnly = filter === 'selected';
  const listed = isPast ? undefined : list.data?.users;
  const found = chosen.flatMap(({ data }) => data ?? []);
  const people = isSelectedOnly ? (found.length < chosen.length ? undefined : found) : listed;
  const unread = isSelectedOnly ? unreadPerson : list.data ? undefined : list;

  return (
    <UserPicker
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={words.title}
      {...(course && { description: course.title })}
      people={people?.map(view)}
      selected={selected}
      onSelectedChange={pick}
      allowMultiple={allowMultiple}
      filter={filter}
      onFilterChange={(next) => onChange({ filterBy: next === 'all' ? undefined : next })}
      direction={direction}
      onDirectionChange={(next) =>
        onChange({ peopleOrder: next === 'descending' ? 'desc' : undefined, pageDefault: undefined })
      }
      term={term}
      // Whoever searches looks for others than those who are picked.
      onSearch={(person) => onChange({ person, pageDefault: undefined, filterBy: undefined })}
      debounce={searchDebounce}
      searching={list.isPlaceholderData}
      onConfirm={() => actor?.send({ type: 'recommendation.send' })}
      pending={isSending}
      problem={failure ? <InlineAlert tone="critical">{errorText(failure)}</InlineAlert> : null}
      failed={
        unread?.error ? (
          <Failed
            error={unread.error}
            retry={() => void unread.refetch()}
            pending={unread.isFetching}
            level={3}
            missing={words.peopleFailed}
          />
        ) : undefined
      }
      pages={
        isSelectedOnly ? undefined : (
          <Pages
            label={words.pages}
            page={page}
            totalPages={list.data?.totalPages ?? 1}
            hrefOf={hrefOf}
            onPageChange={(pageDefault) => onChange({ pageDefault })}
            pending={list.isPlaceholderData}
          />
        )
      }
    />
  );
}

/** The statechart of what is being recommended, for as long as its picker is open. */
function useRecommendation({
  courseId,
  allowMultiple,
  picked,
  onClose,
}: {
  courseId: number;
  allowMultiple: boolean;
  picked: readonly number[];
  onClose: () => void;
}): RecommendationActor | undefined {
  const services = useServices();
  const [actor, setActor] = useState<RecommendationActor>();
  const begin = useEffectEvent(() => beginRecommendation(services, { courseId, allowMultiple, picked }));
  const close = useEffectEvent(onClose);
  // The actor: it begins with who is picked, and is let go with the picker.
  useEffect(() => {
    const begun = begin();
    const closing = begun.on('recommendation.save', () => close());
    setActor(begun);
    return () => {
      // By then the person may be at another address, which this one has nothing to say about.
      closing.unsubscribe();
      leaveRecommendation(begun, services);
    };
  }, [services]);
  return actor;
}
