/** The help in the window; its pages stand in docs/help. */
export const help = {
  'help.title': 'Help',
  'help.pages': 'Pages of the help',
  'help.search': 'Find in the help',
  'help.back': 'Back',
  'help.found': 'Found in the help',
  'help.foundCount_one': '{{n}} section',
  'help.foundCount_other': '{{n}} sections',
  'help.more': 'More on this',
  'help.moreAbout': 'More on this: {{about}}',
};
