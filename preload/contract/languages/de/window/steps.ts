/** Die Schritte eines Imports: für wen er ist, was fehlt, der Import als Ganzes. */
export const steps = {
  'steps.customer': 'Kunde dieses Imports',
  'steps.noCustomer': 'Noch kein Kunde gewählt',
  'steps.sentTo': 'an {{name}} ({{type}})',
  'steps.doubtsOpen':
    'Bestätigen Sie oben, wem diese Konten gehören. Danach kann der Import gesendet werden.',

  'import.discard': 'Verwerfen',
  'import.discardSent':
    'Dieser Import wurde gesendet. Was gesendet wurde, bleibt; es gibt nichts mehr zu verwerfen.',
  'import.discardNone': 'Es gibt keinen Import, der verworfen werden könnte.',
  'import.openCount_one': '{{n}} weiterer offen',
  'import.openCount_other': '{{n}} weitere offen',
  'import.openList': 'Offene Importe',
  'import.openNone': 'Kein anderer Import ist offen.',
  'import.newTitle': 'Jetzt einen neuen Import beginnen?',
  'import.newText_one':
    '{{n}} Datei wird noch gelesen. Sie würde dem bisherigen Import fehlen. Was gelesen ist, bleibt unter „Offene Importe“.',
  'import.newText_other':
    '{{n}} Dateien werden noch gelesen. Sie würden dem bisherigen Import fehlen. Was gelesen ist, bleibt unter „Offene Importe“.',
  'return.title': 'Datei noch einmal auswählen',
  'return.text':
    'Um zu ändern, wie „{{name}}“ ({{size}}) gelesen wird, braucht Kontor die Datei selbst. Eine Kopie gibt es nicht mehr: Von Dateien bis {{limit}} wird, sobald sie gelesen sind, eine behalten, bis der Import gesendet ist. Wählen Sie dieselbe Datei noch einmal aus; ihre Zeilen bleiben, wie sie sind, bis Sie speichern.',
  'return.choose': 'Datei auswählen',
  'return.isOther':
    'Das ist eine andere Datei: Ihr Inhalt ist nicht der von „{{name}}“, wie sie importiert wurde. Nichts wurde geändert.',
  'drop.title_one': 'Wohin gehört diese Datei?',
  'drop.title_other': 'Wohin gehören diese Dateien?',
  'drop.text_one': 'Ein Import ist fast fertig zum Senden. Gehört {{names}} dazu?',
  'drop.text_other': 'Ein Import ist fast fertig zum Senden. Gehören {{names}} dazu?',
  'drop.kept': 'Beginnen Sie einen neuen Import, bleibt dieser unverändert unter „Offene Importe“.',
  'drop.begin': 'Neuen Import beginnen',
  'drop.add': 'Diesem Import hinzufügen',

  'doubts.holdersDiffer': 'Die Konten dieses Imports haben verschiedene Inhaber',
  'doubts.nameDiffers': 'Keiner der Inhaber heißt „{{name}}“',
  'doubts.notStated_one': '{{n}} Konto, bei dem die Dateien nicht sagen, wem es gehört',
  'doubts.notStated_other': '{{n}} Konten, bei denen die Dateien nicht sagen, wem sie gehören',
  'doubts.nameless_one': '{{n}} Konto ohne Nummer',
  'doubts.nameless_other': '{{n}} Konten ohne Nummer',
  'doubts.confirm': 'Das ist richtig: Sie gehören zusammen',
  'doubts.confirmFor': 'Das ist richtig: Alles gehört zu „{{name}}“',
  'doubts.ownedByOther_one':
    'Das Konto {{accounts}} gehört hier zu „{{other}}“: Es wurde schon für diesen Kunden gesendet.',
  'doubts.ownedByOther_other':
    'Die Konten {{accounts}} gehören hier zu „{{other}}“: Sie wurden schon für diesen Kunden gesendet.',
  'doubts.ownedConfirmed': 'Sie haben entschieden, trotzdem an „{{name}}“ zu senden.',
  'doubts.takeBack': 'Zurücknehmen',
  'doubts.chooseOther': 'An „{{other}}“ senden',
  'doubts.allTheSame': 'Trotzdem an „{{name}}“ senden…',
  'doubts.allTheSameTitle': 'Trotzdem an „{{name}}“ senden?',
  'doubts.allTheSameText_one':
    'Das Konto {{accounts}} gehört zu „{{other}}“. Wenn Sie fortfahren, liegen seine Buchungen auch bei „{{name}}“, und die Ergebnisse von „{{name}}“ zählen sie mit.',
  'doubts.allTheSameText_other':
    'Die Konten {{accounts}} gehören zu „{{other}}“. Wenn Sie fortfahren, liegen ihre Buchungen auch bei „{{name}}“, und die Ergebnisse von „{{name}}“ zählen sie mit.',
  'doubts.allTheSameConfirm': 'An „{{name}}“ senden',
  'doubts.createTitle': 'Trotzdem einen neuen Kunden anlegen?',
  'doubts.createConfirm': '„{{name}}“ anlegen',
  'doubts.has_one': 'Hat {{n}} dieser Konten',
  'doubts.has_other': 'Hat {{n}} dieser Konten',

  'missing.import.incomplete_one': '{{n}} Datei wird noch gelesen.',
  'missing.import.incomplete_other': '{{n}} Dateien werden noch gelesen.',
  'missing.import.questionsOpen_one': 'Zu {{n}} Datei ist eine Frage offen.',
  'missing.import.questionsOpen_other': 'Zu {{n}} Dateien sind Fragen offen.',
  'missing.import.nothingToSend_one':
    'Es gibt nichts zu senden: Die einzige Zeile ist gesperrt, vorgemerkt, schon bekannt oder ausgelassen.',
  'missing.import.nothingToSend_other':
    'Es gibt nichts zu senden: Von {{n}} Zeilen ist jede gesperrt, vorgemerkt, schon bekannt oder ausgelassen.',
  'missing.import.accountIncomplete_one':
    '{{n}} Konto hat weder IBAN noch Kontonummer (Buchungen: {{rows}}). So kann es nicht gesendet werden.',
  'missing.import.accountIncomplete_other':
    '{{n}} Konten haben weder IBAN noch Kontonummer (Buchungen: {{rows}}). So können sie nicht gesendet werden.',
  'missing.makeNumbers_one': 'Nummer dafür bilden',
  'missing.makeNumbers_other': 'Nummern für alle {{n}} bilden',
  'missing.leaveOut_one': 'Auslassen',
  'missing.leaveOut_other': 'Diese {{n}} auslassen',
  'missing.makeNumbersText':
    'Eine gebildete Nummer bleibt gleich, sooft dieselbe Datei importiert wird, und ist als gebildet gekennzeichnet. Kennen Sie die echte, tragen Sie sie unten im Konto ein: Dann werden auch spätere Exporte erkannt.',
  'missing.withoutBlocked_one': 'Ohne die {{n}} gesperrte Zeile senden',
  'missing.withoutBlocked_other': 'Ohne die {{n}} gesperrten Zeilen senden',
  'missing.wrongIbans_one':
    'Die Prüfziffern von {{n}} IBAN stimmen nicht. Bitte vergleichen Sie sie mit dem Auszug.',
  'missing.wrongIbans_other':
    'Die Prüfziffern von {{n}} IBANs stimmen nicht. Bitte vergleichen Sie sie mit den Auszügen.',
  'missing.isLeftOut_one':
    '{{n}} Konto ist ausgelassen (Zeilen: {{rows}}). Es bleibt hier und wird nicht gesendet.',
  'missing.isLeftOut_other':
    '{{n}} Konten sind ausgelassen (Zeilen: {{rows}}). Sie bleiben hier und werden nicht gesendet.',
  'missing.takeBackIn_one': 'Wieder aufnehmen',
  'missing.takeBackIn_other': 'Wieder aufnehmen',
  'missing.toFiles': 'Zu den Dateien',
  'missing.toRows': 'Zeilen ansehen',
  'missing.toAccounts': 'Konten ansehen',
  'missing.first': 'Klären Sie zuerst oben, was fehlt.',

  'accounts.notStated': 'Inhaber nicht angegeben',
  'accounts.isMade': 'Nummer von Kontor gebildet',
  'accounts.isLeftOut': 'Ausgelassen',
  'accounts.leaveOut': 'Konto auslassen',
  'accounts.leaveOutOf': 'Konto {{name}} auslassen',
  'accounts.takeIn': 'Konto wieder aufnehmen',
  'accounts.takeInOf': 'Konto {{name}} wieder aufnehmen',
  'origin.made': 'von Kontor aus der Datei gebildet',
};
