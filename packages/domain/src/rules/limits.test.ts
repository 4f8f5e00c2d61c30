import { expect, it } from 'vitest';
import { abbreviatesCountsBelow } from '../formats/count.ts';
import { cpfDigits, cpfMaskedLength } from '../masks/cpf.ts';
import { dateMaskedLength } from '../masks/date.ts';
import { zipCodeMaskedLength, zipCodeMaxLength } from '../masks/zip-code.ts';
import { firstBirthDate } from './birth-date.ts';
import { finishedProgress, progressSaveInterval, reachMinimum } from './content-lifecycle.ts';
import { maxSchoolChips } from './filters.ts';
import { maxInterests } from './interests.ts';
import { loginMaxLength } from './login.ts';
import { onboardingSteps } from './onboarding.ts';
import { longCoursePageFrom, pageSizes } from './page-size.ts';
import { compactPaginationBelow, ellipsisFrom } from './pagination.ts';
import { passwordMinLength, passwordStrengthDelay, strongEntropyAbove } from './password.ts';
import { maxRecommendedPeople } from './picker.ts';
import { maxImageBytes } from './profile-image.ts';
import { maxStars, starsWithoutMessage } from './rating.ts';
import { searchDebounce } from './search-term.ts';
import { maxSpeed } from './speed.ts';
import { suggestionLimits } from './suggestion.ts';

it('the numbers are those of the specification', () => {
  expect({
    abbreviatesCountsBelow,
    compactPaginationBelow,
    cpfDigits,
    cpfMaskedLength,
    dateMaskedLength,
    ellipsisFrom,
    finishedProgress,
    firstBirthDate,
    loginMaxLength,
    longCoursePageFrom,
    maxImageBytes,
    maxInterests,
    maxRecommendedPeople,
    maxSchoolChips,
    maxSpeed,
    maxStars,
    onboardingSteps,
    pageSizes,
    passwordMinLength,
    passwordStrengthDelay,
    progressSaveInterval,
    reachMinimum,
    searchDebounce,
    starsWithoutMessage,
    strongEntropyAbove,
    suggestionLimits,
    zipCodeMaskedLength,
    zipCodeMaxLength,
  }).toEqual({
    abbreviatesCountsBelow: 700,
    compactPaginationBelow: 400,
    cpfDigits: 11,
    cpfMaskedLength: 14,
    dateMaskedLength: 10,
    ellipsisFrom: 7,
    finishedProgress: 100,
    firstBirthDate: '1900-01-01',
    loginMaxLength: 254,
    longCoursePageFrom: 1400,
    maxImageBytes: 3_145_728,
    maxInterests: 5,
    maxRecommendedPeople: 1,
    maxSchoolChips: 8,
    maxSpeed: 2,
    maxStars: 5,
    onboardingSteps: 8,
    pageSizes: {
      comments: 15,
      trackCourses: 15,
      favoriteTrainings: 30,
      users: 30,
      interestCourses: 20,
      statement: 20,
      instructorCourses: 20,
      products: 20,
      favoriteProducts: 20,
      globalSearch: 20,
      coursesInProgress: 5,
      trackTrainings: 5,
      pills: 11,
    },
    passwordMinLength: 8,
    passwordStrengthDelay: 200,
    progressSaveInterval: 15_000,
    reachMinimum: 99,
    searchDebounce: 500,
    starsWithoutMessage: 4,
    strongEntropyAbove: 75,
    suggestionLimits: { title: 100, description: 500 },
    zipCodeMaskedLength: 9,
    zipCodeMaxLength: 14,
  });
});
