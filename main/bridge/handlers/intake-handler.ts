import { digestOf } from '../../intake/file-digest';
import type { FileIntake } from '../../intake/file-intake';
import { standOf } from '../../intake/file-stand';
import type { HandlersOf } from '../handler-types';

export function createIntakeHandlers(intake: FileIntake): HandlersOf<'intake'> {
  return {
    'intake.read': (token, offset, length) => intake.read(token, offset, length),
    'intake.take': (token) => {
      intake.take(token);
      return null;
    },
    'intake.stand': (path, sizeBytes, modifiedMs) => standOf({ path, sizeBytes, modifiedMs }),
    'intake.digest': (path, sizeBytes, modifiedMs) => digestOf({ path, sizeBytes, modifiedMs }),
  };
}
