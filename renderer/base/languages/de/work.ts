/** Was gerade läuft, im Rahmen des Fensters; die Frage, bevor es schließt. */
export const work = {
  'work.upload': 'Übertragung für {{name}}',
  'work.analysis': 'Analyse von {{name}}',
  'work.runs': 'läuft',
  'work.waits': 'steht still',
  'work.more_one': 'und {{n}} weitere',
  'work.more_other': 'und {{n}} weitere',
  'work.ended.upload.done': 'Die Übertragung für {{name}} ist fertig.',
  'work.ended.upload.failed': 'Die Übertragung für {{name}} ist stehen geblieben. Was gesendet war, bleibt.',
  'work.ended.analysis.done': 'Die Analyse von {{name}} ist fertig.',
  'work.ended.analysis.failed':
    'Die Analyse von {{name}} wurde nicht abgeschlossen. Die übertragenen Daten bleiben.',
  'work.ended.analysis.noAnswer':
    'Die Analyse von {{name}} hat noch kein Ergebnis. Sie können weiter warten.',
  'closing.title': 'Es läuft noch etwas',
  'closing.titleDone': 'Jetzt ist alles fertig',
  'closing.background': 'Im Hintergrund weiterarbeiten',
  'closing.background.text':
    'Das Fenster schließt, die Arbeit geht weiter. Starten Sie Kontor erneut, um sie zu sehen. Wenn alles fertig ist, beendet sich Kontor von selbst.',
  'closing.pause': 'Anhalten und beenden',
  'closing.pause.text':
    'Das Senden hält nach dem laufenden Stapel sauber an. Beim nächsten Start wartet alles, bis Sie es weitergehen lassen.',
  'closing.pausing': 'Wird angehalten …',
  'closing.resumeLater': 'Beenden und beim nächsten Start fortsetzen',
  'closing.resumeLater.text':
    'Kontor endet sofort. Beim nächsten Start geht die Arbeit von selbst weiter; nichts kommt doppelt an.',
  'closing.lose': 'Beenden und verlieren, was nicht gesendet ist',
  'closing.lose.text':
    'Diese Sitzung liegt nur im Arbeitsspeicher: Beim nächsten Start ist nichts davon da. Was gesendet war, bleibt beim Dienst.',
  'closing.nothing': 'Beenden',
  'closing.nothing.text': 'Es läuft nichts mehr.',
  'closing.stay': 'Fenster offen lassen',
};
