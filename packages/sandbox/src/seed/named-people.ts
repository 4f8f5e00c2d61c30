/** Ids of the people that scenarios, stories and tests call by name. All have the password of the seed. */
export const people = {
  /** Student, in the middle of everything. */
  ana: 1,
  /** Administrator. */
  rafael: 2,
  /** Team manager. */
  helena: 3,
  /** The fourth user type, which also sees the admin panel. */
  otavio: 4,
  /** Joined this morning; nothing begun. */
  caio: 5,
  /** Came from another system and never chose a password. */
  marina: 6,
  /** Has to accept the new terms. */
  joao: 7,
  /** Has no CPF. */
  emily: 8,
  /** Belongs to no company. */
  lucia: 9,
  /** First of the crowd: a student like Ana, with a course of his own begun. */
  bruno: 10,
} as const;
