/**
 * `row_choices.choice` also says what becomes of a booking that another import sent with other content: see `RowChoice` of
 * rows/import-index.ts.
 */
export const answeredChoices = `
create table answered_choices (
  row_id integer primary key,
  file_id text not null references files (id) on delete cascade,
  choice text not null
    check (choice in ('send', 'leaveOut', 'replace', 'beside', 'leaveThere', 'takeAway'))
) strict;
insert into answered_choices (row_id, file_id, choice) select row_id, file_id, choice from row_choices;
drop table row_choices;
alter table answered_choices rename to row_choices;
create index choices_of_file on row_choices (file_id);
`;
