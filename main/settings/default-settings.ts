import { defaultHabits, type Settings } from '../../preload/contract';

/** What a fresh computer starts with. Three months of life for a user: between "a week" and "a few months" (interface-gaps). */
export const defaultSettings: Settings = {
  language: 'system',
  theme: 'system',
  retentionMonths: 0,
  defaultExpiresIn: 'P3M',
  isMasked: false,
  logLevel: 'info',
  masksAtStart: false,
  keepsRecent: true,
  recentCustomers: [],
  isScreenGuarded: false,
  pointThresholds: {},
  reportHabits: defaultHabits,
};
