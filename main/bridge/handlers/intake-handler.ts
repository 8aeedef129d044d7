import type { FileIntake } from '../../intake/file-intake';
import type { HandlersOf } from '../handler-types';

export function createIntakeHandlers(intake: FileIntake): HandlersOf<'intake'> {
  return {
    'intake.read': (token, offset, length) => intake.read(token, offset, length),
    'intake.take': (token) => {
      intake.take(token);
      return null;
    },
  };
}
