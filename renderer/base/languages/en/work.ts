/** What is under way, in the frame of the window; the question before it closes. */
export const work = {
  'work.upload': 'Upload for {{name}}',
  'work.analysis': 'Analysis of {{name}}',
  'work.runs': 'running',
  'work.waits': 'stands still',
  'work.more_one': 'and {{n}} more',
  'work.more_other': 'and {{n}} more',
  'work.ended.upload.done': 'The upload for {{name}} is done.',
  'work.ended.upload.failed': 'The upload for {{name}} has stopped. What was sent stays.',
  'work.ended.analysis.done': 'The analysis of {{name}} is done.',
  'work.ended.analysis.failed': 'The analysis of {{name}} was not completed. The uploaded data stays.',
  'work.ended.analysis.noAnswer': 'The analysis of {{name}} has no result yet. You can go on waiting.',
  'closing.title': 'Something is still under way',
  'closing.titleDone': 'Everything is done now',
  'closing.background': 'Go on in the background',
  'closing.background.text':
    'The window closes, the work goes on. Start Kontor again to see it. When everything is done, Kontor ends by itself.',
  'closing.pause': 'Pause and quit',
  'closing.pause.text':
    'Sending stops after the batch under way, cleanly. At the next start everything waits until you let it go on.',
  'closing.pausing': 'Pausing…',
  'closing.resumeLater': 'Quit and resume at the next start',
  'closing.resumeLater.text':
    'Kontor ends at once. At the next start the work goes on by itself; nothing arrives twice.',
  'closing.lose': 'Quit and lose what is not sent',
  'closing.lose.text':
    'This session is kept in memory only: nothing of it is there at the next start. What was sent stays at the service.',
  'closing.nothing': 'Quit',
  'closing.nothing.text': 'Nothing is under way any more.',
  'closing.stay': 'Keep the window open',
};
