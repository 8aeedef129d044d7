import { FileTable } from '../../import/files/file-table';
import { UnusableFiles } from '../../import/files/unusable-files';
import { MappingDialog } from '../../import/mapping/mapping-dialog';
import { QuestionList } from '../../import/questions/question-list';

/** What comes with the first file, in one file. */
export const parts = { FileTable, MappingDialog, QuestionList, UnusableFiles };
