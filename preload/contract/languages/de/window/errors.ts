/** Ein Satz je Code: was geschah, was erhalten ist, was zu tun ist. Codes: errors.ts und reading.ts des Vertrags und die Tabelle des Dienst-Clients. */
export const errors = {
  'error.internal':
    'In Kontor ist etwas Unerwartetes geschehen. Was vorher gespeichert war, bleibt. Versuchen Sie es erneut; geschieht es wieder, melden Sie die Nummer {{logId}}.',
  'error.internal.here':
    'In Kontor ist etwas Unerwartetes geschehen. Was vorher gespeichert war, bleibt. Versuchen Sie es erneut; geschieht es wieder, starten Sie Kontor neu.',
  'error.bridge.refused':
    'Kontor hat diese Anforderung zur Sicherheit abgelehnt (Nummer {{logId}}). Es wurde nichts geändert. Starten Sie Kontor neu.',
  'error.bridge.invalidArguments':
    'Kontor kann diese Eingabe nicht verwenden. Es wurde nichts geändert. Prüfen Sie, was eingegeben wurde.',
  'error.bridge.invalidResult':
    'Eine Antwort hatte eine unerwartete Form und wurde nicht verwendet (Nummer {{logId}}). Es wurde nichts geändert. Versuchen Sie es erneut.',
  'error.keychain.locked':
    'Der Schlüsselspeicher des Systems ist gesperrt. Es wurde nichts geschrieben. Entsperren Sie ihn und versuchen Sie es erneut.',
  'error.keychain.missing':
    'Dieser Computer hat keinen Schlüsselspeicher, den Kontor nutzen kann. Unverschlüsselt wurde nichts geschrieben. Richten Sie einen ein, oder arbeiten Sie nur in dieser Sitzung.',
  'error.keychain.denied':
    'Der Schlüsselspeicher des Systems hat den Zugriff verweigert. Es wurde nichts geschrieben. Erlauben Sie Kontor den Zugriff und versuchen Sie es erneut.',
  'error.keychain.tooLong':
    'Dieses Geheimnis ist zu lang für den Schlüsselspeicher des Systems. Es wurde nicht gespeichert. Behalten Sie es nur für diese Sitzung, oder verwenden Sie ein kürzeres.',
  'error.secret.missing':
    'Diese Verbindung hat noch kein Geheimnis. Es wurde nichts gesendet. Geben Sie es unter Verbindungen ein.',
  'error.store.unavailable':
    'Der lokale Speicher ist nicht geöffnet. Nichts wurde geändert. Öffnen Sie ihn und versuchen Sie es erneut.',
  'error.store.full':
    'Der Datenträger ist voll. Was vorher gespeichert war, bleibt; dieser Schritt wurde nicht gespeichert. Schaffen Sie Platz und versuchen Sie es erneut.',
  'error.store.wrongKey':
    'Der Schlüssel im Schlüsselspeicher passt nicht zum lokalen Speicher. Der Speicher wurde nicht verändert. Stellen Sie den Schlüsselspeicher wieder her, oder löschen Sie unter Einstellungen alles und beginnen Sie neu.',
  'error.store.damaged':
    'Die Datei des lokalen Speichers ist beschädigt: Sie ist nicht mehr so, wie Kontor sie geschrieben hat. Nichts davon wird gezeigt, damit keine falsche Zahl erscheint. Die Datei wurde nicht geändert.',
  'error.store.logDamaged':
    'Die letzten Schritte, die Kontor vor seinem Ende gespeichert hat, sind beschädigt und nicht lesbar. Alles davor ist unversehrt. Nichts wurde geändert.',
  'error.store.gone':
    'Die Datei des lokalen Speichers fehlt oder ist leer, obwohl Kontor Daten darin hatte. Es wurde keine neue angelegt. Wenn sie verschoben wurde, legen Sie sie zurück und versuchen Sie es noch einmal.',
  'error.store.newer':
    'Der lokale Speicher stammt von einer neueren Version von Kontor. Er wurde nicht geändert. Installieren Sie diese Version wieder, um ihn zu öffnen.',
  'error.store.readOnly':
    'Kontor darf in den Ordner seiner Daten nicht schreiben. Was gespeichert ist, wurde nicht geändert. Erlauben Sie das Schreiben dort und versuchen Sie es noch einmal.',
  'error.store.noCopy':
    'Es gibt keine unbeschädigte Kopie des Speichers mehr. Nichts wurde geändert. Beginnen Sie mit einem leeren Speicher oder legen Sie die Datei zurück.',
  'error.connection.notAllowed':
    'Diese Verbindung hat Ihre Administration nicht erlaubt. Es wurde nichts gesendet. Wählen Sie eine erlaubte, oder fragen Sie Ihre Administration.',
  'error.update.off':
    'Aktualisierungen sind auf diesem Computer aus. Es wurde nichts geändert. Ihre Administration kann sie einschalten.',
  'error.update.none': 'Es gibt keine neuere Version. Es wurde nichts geändert.',
  'error.update.busy':
    'Es wird noch etwas gesendet oder ausgewertet. Es wurde nichts installiert. Warten Sie, bis es fertig ist, oder halten Sie es an, und versuchen Sie es noch einmal.',
  'error.update.notSigned':
    'Was an der Adresse für Aktualisierungen liegt, hat nicht der Herausgeber von Kontor unterschrieben. Nichts davon wurde verwendet. Sagen Sie es Ihrer Administration.',
  'error.update.failed':
    'Die Aktualisierung ließ sich nicht holen ({{reason}}). Es wurde nichts geändert. Versuchen Sie es später noch einmal, oder sagen Sie es Ihrer Administration.',
  'error.connection.inUse':
    'Über diese Verbindung wurden schon Daten von Kunden gesendet, Umgebung und Adresse lassen sich deshalb nicht einfach ändern. Es wurde nichts geändert. Legen Sie für einen anderen Dienst eine neue Verbindung an.',
  'error.connection.otherService':
    'An dieser Adresse ist nicht derselbe Dienst: {{found}} von {{asked}} Ihrer Kunden wurden dort gefunden. Es wurde nichts geändert. Prüfen Sie die Adresse, oder legen Sie eine neue Verbindung an.',
  'error.connection.unknown':
    'Diese Verbindung gibt es nicht mehr. Es wurde nichts gesendet. Wählen Sie eine andere.',
  'error.connection.invalid':
    'Die Verbindung ist unvollständig, oder ihre Adresse ist nicht erlaubt. Es wurde nichts gesendet. Prüfen Sie sie unter Verbindungen.',
  'error.customer.unknown':
    'Diesen Kunden gibt es nicht mehr. Ihr Import ist erhalten. Wählen Sie einen anderen Kunden.',
  'error.customer.notGone':
    'Es wurde nichts geändert: Der Dienst hat diesen Kunden, oder er lässt sich nicht fragen. Versuchen Sie es noch einmal.',
  'error.customer.exists':
    'Einen Kunden dieses Namens gibt es schon. Es wurde nichts angelegt oder umbenannt. Wählen Sie diesen oder einen anderen Namen.',
  'error.import.unknown':
    'Diesen Import oder diese Zeile gibt es nicht mehr. Es wurde nichts geändert. Öffnen Sie den Import erneut.',
  'error.import.incomplete':
    'Die Datei wurde nicht bis zum Ende gelesen, ihre Zeilen wurden deshalb nicht behalten. Legen Sie die Datei erneut ab; die anderen Dateien sind nicht betroffen.',
  'error.import.tooManyFiles':
    'Ein Import fasst höchstens {{most}} Dateien. Diese Datei wurde nicht aufgenommen; die anderen sind nicht betroffen. Senden Sie diesen Import und legen Sie die Datei in einem neuen ab.',
  'error.import.tooManyAccounts':
    'Ein Import fasst höchstens {{most}} Konten, mit dieser Datei wären es mehr. Die Datei wurde nicht aufgenommen; die anderen sind nicht betroffen. Legen Sie sie in einem neuen Import ab.',
  'error.import.nothingToSend':
    'In diesem Import ist nichts zu senden. Der Import ist erhalten. Fügen Sie Dateien hinzu oder nehmen Sie Zeilen wieder auf.',
  'error.import.questionsOpen':
    'Eine Frage zu einer Datei ist noch offen. Alles Gelesene ist erhalten. Beantworten Sie sie zuerst unter Dateien.',
  'error.import.accountIncomplete':
    'Einem Konto fehlt die IBAN oder die Kontonummer. Die Zeilen sind erhalten. Ergänzen Sie das Konto unter Prüfen.',
  'error.import.accountReplaced':
    'Das Senden würde ein Konto ersetzen, das der Dienst schon hat. Es wurde nichts gesendet. Prüfen Sie das Konto, oder wählen Sie einen anderen Kunden.',
  'error.import.accountSent':
    'Dieses Konto wurde schon unter seiner IBAN oder Nummer gesendet, beides lässt sich deshalb nicht mehr ändern. Alles andere ist erhalten. Entfernen Sie den Import und legen Sie die Dateien erneut ab, um es als anderes Konto zu senden.',
  'error.import.currencyPlaces':
    'Die Beträge wurden als {{read}} gelesen, das andere Nachkommastellen hat als {{wanted}}: Es würden andere Beträge daraus. Nichts wurde geändert. Öffnen Sie die Zuordnung der Datei und stellen Sie dort {{wanted}} als Währung ein; die Datei wird dann neu gelesen.',
  'error.import.sentOtherwise':
    'Ein anderer Import hat einige dieser Buchungen mit anderem Inhalt gesendet. Es wurde nichts gesendet. Entscheiden Sie unter Senden für jede, ob sie die andere ersetzt.',
  'error.import.amountUnfit':
    '{{currency}} hat weniger Nachkommastellen als dieser Betrag. Geben Sie ihn mit weniger Stellen ein.',
  'error.import.valueUnfit':
    'Der neue Text passt nicht in alle Zellen: eine IBAN, eine BIC oder ein Text darf so nicht lauten. Nichts wurde geändert.',
  'error.import.beingSent':
    'Eine Übertragung dieses Imports ist noch nicht zu Ende. Der Import wurde nicht geändert. Setzen Sie die Übertragung fort oder brechen Sie sie ab; neue Dateien können Sie auch in einem neuen Import ablegen.',
  'error.upload.unknown':
    'Diese Übertragung gibt es nicht mehr. Es wurde nichts gesendet. Starten Sie sie aus dem Import neu.',
  'error.upload.busy':
    'Für diesen Kunden läuft schon eine Übertragung. Sie läuft weiter. Warten Sie, bis sie fertig ist, und starten Sie dann erneut.',
  'error.upload.differs':
    'Der Import hat sich geändert, seit der Plan entstand. Es wurde nichts gesendet. Sehen Sie den neuen Plan an.',
  'error.upload.notClosed':
    'Diese Übertragung ist noch nicht zu Ende. Beenden Sie sie zuerst, dann kann sie zurückgenommen werden.',
  'error.upload.notAllRemoved':
    'Der Dienst zeigt nach dem Löschen noch {{left}} der zurückgenommenen Buchungen. Mit Fortsetzen wird es noch einmal versucht.',
  'error.upload.rolledBackOthers':
    'Zurückgenommen. Beim Dienst fehlen aber {{missing}} weitere Buchungen, die Kontor nicht gelöscht hat. Senden Sie die anderen Importe dieses Kunden noch einmal: Es geht nur, was fehlt.',
  'error.upload.balanceDiffers':
    'Alle Buchungen sind angekommen, aber der Dienst zeigt einen anderen Kontostand als den gesendeten (Konten: {{otherBalances}}). Zahlen, die vom Kontostand abhängen, können falsch sein. Mit Fortsetzen wird er noch einmal gesendet.',
  'error.upload.notAllArrived':
    'Nach dem Senden fehlen dem Dienst {{missing}} Buchungen, {{different}} weichen ab. Hier ist alles erhalten. Starten Sie die Übertragung erneut: Was angekommen ist, wird nicht doppelt gesendet.',
  'error.run.unknown':
    'Diesen Analyselauf gibt es nicht mehr. Die übertragenen Daten bleiben. Starten Sie die Analyse erneut.',
  'error.run.resultLate':
    'Der Dienst hat andere Ergebnisse dieser Analyse und sagt von diesem nicht, ob es noch entsteht. Starten Sie die Analyse später noch einmal.',
  'error.run.nothingToAnalyse':
    'Dieser Kunde hat noch keine Buchungen, weder hier noch beim Dienst. Es wurde nichts gestartet. Fügen Sie Dateien hinzu und senden Sie sie; danach kommt die Analyse.',
  'error.network.noAuthority':
    'Diese Datei enthält kein Zertifikat einer Stelle, das Kontor lesen kann. Nichts wurde geändert. Verlangen Sie von denen, die Ihr Netz betreiben, das Stammzertifikat als PEM-Datei.',
  'error.wipe.secretsLeft':
    'Alle Daten auf diesem Computer wurden gelöscht. {{count}} Einträge liegen noch im Schlüsselbund des Systems, weil er nicht geantwortet hat. Löschen Sie dort die Einträge von Kontor und starten Sie Kontor dann neu.',
  'error.results.none':
    'Es gibt noch keine Ergebnisse. Die übertragenen Daten bleiben. Starten Sie die Analyse.',
  'error.results.tooLarge':
    'Dieses Ergebnis ist mit {{megabytes}} MB zu groß, um es hier zu zeigen. Es ist vollständig erhalten. Speichern Sie die Ergebnisse als JSON, um es zu sehen.',
  'error.results.limitPlaces':
    '{{amount}} hat mehr Nachkommastellen als {{currency}} ({{places}}). Gerundet wird hier nichts: Bitte geben Sie den Betrag mit höchstens so vielen an.',
  'error.results.tooManyExcluded':
    'Es sind schon {{most}} Buchungen dieses Kunden ausgenommen, mehr geht nicht. Diese Buchung zählt weiter mit. Nehmen Sie zuerst eine andere wieder auf.',
  'error.report.failed':
    'Der Bericht ließ sich nicht drucken (Nummer {{logId}}). Die Ergebnisse bleiben. Versuchen Sie es erneut.',
  'error.report.timeout':
    'Das Drucken des Berichts dauerte zu lange und wurde beendet. Die Ergebnisse bleiben. Versuchen Sie es erneut.',
  'error.report.tooLong':
    'Der Bericht würde länger, als ein PDF hier sein darf. Die Ergebnisse bleiben. Speichern Sie sie als JSON.',
  'error.file.notWritten':
    'Die Datei ließ sich nicht schreiben. Es wurde nichts überschrieben. Wählen Sie einen anderen Ort, oder schaffen Sie Platz.',
  'error.localService.damaged':
    'Die Daten des Dienstes auf diesem Computer sind beschädigt: Ihre Datei ist nicht mehr so, wie sie geschrieben wurde. Nichts davon wird benutzt. Die Datei wurde nicht geändert; was Kontor selbst behält, ist nicht betroffen.',
  'error.localService.gone':
    'Die Datei mit den Daten des Dienstes auf diesem Computer fehlt oder ist leer. Es wurde keine neue angelegt. Wenn sie verschoben wurde, legen Sie sie zurück und versuchen Sie es noch einmal.',
  'error.localService.logDamaged':
    'Was zuletzt an den Dienst auf diesem Computer gesendet wurde, ist dort beschädigt und nicht lesbar. Alles davor ist unversehrt. Nichts wurde geändert.',
  'error.localService.wrongKey':
    'Der Schlüssel im Schlüsselspeicher des Systems passt nicht zu den Daten des Dienstes auf diesem Computer. Nichts wurde geändert. Stellen Sie den Schlüsselspeicher wieder her und versuchen Sie es noch einmal, oder beginnen Sie neu.',
  'error.localService.newer':
    'Die Daten des Dienstes auf diesem Computer stammen von einer neueren Version von Kontor. Sie wurden nicht geändert. Installieren Sie diese Version wieder, um sie zu nutzen.',
  'error.localService.readOnly':
    'Kontor darf in den Ordner mit den Daten des Dienstes auf diesem Computer nicht schreiben. Was gespeichert ist, wurde nicht geändert. Erlauben Sie das Schreiben dort und versuchen Sie es noch einmal.',
  'error.localService.notStarted':
    'Der lokale Dienst ist nicht gestartet. Ihr Import ist erhalten. Versuchen Sie es erneut; bleibt es so, starten Sie Kontor neu.',
  'error.correction.unknown': 'Diese Berichtigung gibt es nicht mehr. Es wurde nichts geändert.',
  'error.template.unknown': 'Diese Zuordnung gibt es nicht mehr. Es wurde nichts geändert.',
  'error.template.invalid':
    'Diese Zuordnung lässt sich nicht verwenden. Es wurde nichts geändert. Ordnen Sie die Spalten noch einmal zu.',

  'error.file.empty':
    '„{{name}}“ ist leer. Nichts davon wurde behalten. Exportieren Sie sie bei der Bank neu.',
  'error.file.binary':
    '„{{name}}“ ist keine Tabelle, sondern eine Binärdatei ({{kind}}). Nichts davon wurde behalten. Exportieren Sie bei der Bank CSV, Excel, CAMT, MT940, OFX oder QIF.',
  'error.file.vanished':
    '„{{name}}“ ist während des Lesens verschwunden. Nichts davon wurde behalten. Legen Sie die Datei zurück und dann erneut ab.',
  'error.file.grew':
    '„{{name}}“ ist gewachsen, seit Sie die Datei abgelegt haben: Etwas schreibt noch daran. Nichts davon wurde behalten. Legen Sie sie erneut ab, wenn sie vollständig ist.',
  'error.file.unreadable':
    'Das System lässt Kontor „{{name}}“ nicht lesen. Nichts davon wurde behalten. Schließen Sie das Programm, das die Datei festhält, oder erlauben Sie das Lesen, und lesen Sie sie neu.',
  'error.file.changed':
    '„{{name}}“ hat sich während des Lesens geändert. Nichts davon wurde behalten. Legen Sie sie erneut ab, wenn sie vollständig ist.',
  'error.file.noTable':
    'In „{{name}}“ wurde keine Tabelle mit Buchungen gefunden. Nichts davon wurde behalten. Prüfen Sie, ob es die richtige Datei ist.',
  'error.file.noTransactions':
    '„{{name}}“ ist ein Export ohne Buchungen. Es gibt nichts zu behalten. Wählen Sie bei der Bank einen längeren Zeitraum.',
  'error.file.damaged':
    '„{{name}}“ ist beschädigt und lässt sich nicht als {{kind}} lesen. Nichts davon wurde behalten. Exportieren Sie sie bei der Bank neu.',
  'error.file.unsupported':
    '„{{name}}“ ist von einer Art, die Kontor nicht liest ({{kind}}). Nichts davon wurde behalten. Exportieren Sie bei der Bank CSV, Excel, CAMT, MT940, OFX oder QIF.',
  'error.file.oldWorkbook':
    '„{{name}}“ ist eine Excel-Datei in der Form vor Excel 5 (1993), die Kontor nicht liest. Nichts davon wurde behalten. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als .xlsx, oder exportieren Sie bei der Bank CSV.',
  'error.file.protected':
    '„{{name}}“ ist mit einem Passwort geschützt. Nichts davon wurde behalten. Öffnen Sie die Datei, speichern Sie sie ohne Passwort und legen Sie sie erneut ab.',
  'error.file.severalSheets':
    '„{{name}}“ hat Buchungen in mehreren Blättern ({{sheets}}). Nichts davon wurde behalten. Speichern Sie jedes Blatt als eigene Datei und legen Sie diese ab.',
  'error.file.noExports':
    'In „{{name}}“ ist kein Bankexport. Nichts davon wurde behalten. Prüfen Sie, ob es das richtige Archiv ist.',
  'error.file.nestedZip':
    '„{{name}}“ ist ein Archiv in einem Archiv. Nichts davon wurde behalten. Packen Sie es aus und legen Sie ab, was darin ist.',
  'error.limit.size':
    '„{{name}}“ ist größer als {{limitBytes}} Bytes. Nichts davon wurde behalten. Exportieren Sie einen kürzeren Zeitraum.',
  'error.limit.lineLength':
    'Zeile {{line}} von „{{name}}“ ist länger als {{limit}} Zeichen; so schreibt keine Bank. Nichts davon wurde behalten. Prüfen Sie, ob es die richtige Datei ist.',
  'error.limit.rows':
    '„{{name}}“ hat mehr als {{limit}} Zeilen. Nichts davon wurde behalten. Exportieren Sie einen kürzeren Zeitraum.',
  'error.limit.accounts':
    '„{{name}}“ nennt mehr als {{limit}} eigene Konten. Nichts davon wurde behalten. Wahrscheinlich gilt eine Spalte als eigenes Konto, die keines ist: Ordnen Sie die Spalten zu.',
  'error.limit.columns':
    '„{{name}}“ hat mehr als {{limit}} Spalten. Nichts davon wurde behalten. Prüfen Sie, ob es die richtige Datei ist.',
  'error.limit.archive':
    'Ausgepackt wäre „{{name}}“ größer als {{limit}} Bytes oder mehr als 200-mal so groß wie gepackt, wie kein Bankexport es ist. Es wurde nichts ausgepackt. Packen Sie selbst aus und legen Sie die Exporte ab.',
  'error.read.cancelled': 'Sie haben das Lesen von „{{name}}“ abgebrochen. Nichts davon wurde behalten.',

  'error.audit.broken':
    'Zeile {{line}} des Prüfprotokolls ist nicht die, die Kontor geschrieben hat. Es wurde nichts gespeichert. Jemand hat den Speicher von außen geändert.',
  'error.service.unauthorized':
    '{{host}} hat Client-ID oder Geheimnis nicht angenommen und sagt nicht, welches. Es wird nichts mehr gesendet. Prüfen Sie beides unter Verbindungen. Worte des Dienstes: {{message}}',
  'error.service.secretRefused':
    '{{host}} kennt die Client-ID und lehnt das Geheimnis ab. Es wird nichts mehr gesendet. Geben Sie das Geheimnis unter Verbindungen neu ein. Worte des Dienstes: {{message}}',
  'error.service.clientRefused':
    '{{host}} kennt die Client-ID nicht. Es wird nichts mehr gesendet. Prüfen Sie sie unter Verbindungen. Worte des Dienstes: {{message}}',
  'error.service.logInRefused':
    '{{host}} hat die Anmeldung verstanden und lässt diese Verbindung nicht zu. Geheimnis und Client-ID müssen nicht falsch sein. Es wird nichts mehr gesendet. Fragen Sie den Anbieter. Worte des Dienstes: {{message}}',
  'error.service.tokenRefused':
    'Der Dienst hat ein frisches Zugangstoken abgelehnt ({{endpoint}}). Was vorher gesendet war, bleibt. Klären Sie die Rechte dieser Verbindung mit dem Anbieter.',
  'error.service.secretMissing':
    'Für {{host}} gibt es noch kein Geheimnis. Es wurde nichts gesendet. Geben Sie es unter Verbindungen ein.',
  'error.service.forbidden':
    'Der Dienst erlaubt das nicht ({{endpoint}}): {{message}}. Es wurde nichts geändert. Bitten Sie den Anbieter um das Recht.',
  'error.service.missingScope':
    'Für {{endpoint}} fehlt die Berechtigung {{scope}}. Alles andere geht weiter. Bitten Sie den Anbieter darum.',
  'error.service.notFound':
    'Der Dienst kennt nicht, wonach gefragt wurde ({{endpoint}}). Was Sie hier haben, ist erhalten. Vielleicht wurde es dort gelöscht.',
  'error.service.conflict':
    'Der Dienst hat schon etwas, das dem widerspricht ({{endpoint}}): {{message}}. Es wurde nichts überschrieben.',
  'error.service.tooLarge':
    'Ein Paket von {{requestBytes}} Bytes war dem Dienst zu groß ({{endpoint}}). Was vorher gesendet war, bleibt. Setzen Sie fort; dann gehen kleinere Pakete.',
  'error.service.badRequest':
    'Der Dienst konnte mit der Sendung nichts anfangen ({{endpoint}}, {{status}}): {{message}}. Was vorher gesendet war, bleibt; der Rest ist hier erhalten.',
  'error.service.rejected':
    'Der Dienst hat abgelehnt ({{endpoint}}, {{status}}): {{message}}. Was vorher gesendet war, bleibt; der Rest ist hier erhalten.',
  'error.service.invalidCall':
    'Nicht gesendet: „{{member}}“ passt nicht zu {{endpoint}} ({{reason}}). Alles ist hier erhalten. Prüfen Sie Konto und Verbindung.',
  'error.service.rateLimited':
    'Der Dienst bat, {{waitSeconds}} s zu warten ({{endpoint}}). Alles ist erhalten; es geht von selbst oder mit Fortsetzen weiter.',
  'error.service.unavailable':
    'Der Dienst ist nicht verfügbar ({{endpoint}}, {{status}}; Versuche: {{attempts}}). Alles ist hier erhalten. Versuchen Sie es später erneut.',
  'error.service.network':
    '{{host}} ist nicht erreichbar ({{reason}}; Versuche: {{attempts}}). Alles ist hier erhalten. Prüfen Sie das Netz und versuchen Sie es erneut.',
  'error.service.proxyOrCertificate':
    'Die Verbindung zu {{host}} scheitert an einem Proxy oder einem Zertifikat ({{reason}}). Es wurde nichts gesendet. Fragen Sie, wer das Netz dieses Computers betreut.',
  'error.service.timeout':
    'Der Dienst hat in {{timeoutSeconds}} s nicht geantwortet ({{endpoint}}; Versuche: {{attempts}}). Alles ist hier erhalten. Versuchen Sie es später erneut.',
  'error.service.cancelled':
    'Der Aufruf wurde abgebrochen ({{endpoint}}). Was vorher gesendet war, bleibt; der Rest ist hier erhalten.',
  'error.service.badAnswer':
    'Die Antwort des Dienstes ist nicht verwendbar ({{endpoint}}, {{reason}}). Alles ist hier erhalten. Prüfen Sie die Basisadresse unter Verbindungen.',
  'error.service.listIncomplete':
    'Der Dienst hat nur einen Teil dessen aufgezählt, was er hat, und die nächste Seite verweigert ({{endpoint}}). Ein Teil gilt nie als das Ganze, darum wurde nichts damit verglichen. Alles ist hier erhalten. Versuchen Sie es erneut.',
  'error.service.redirectRefused':
    'Der Dienst wollte zu {{host}} umleiten ({{endpoint}}). Das wurde abgelehnt, dorthin wurde nichts gesendet. Prüfen Sie die Basisadresse.',
  'error.service.answerUnknown':
    'Gesendet, aber die Antwort kam nie an ({{endpoint}}). Beim Fortsetzen liest Kontor zuerst, was der Dienst hat; nichts kommt doppelt an.',
  'error.explorer.unknownCall':
    'Diesen Aufruf gibt es in der Schnittstelle nicht. Nichts wurde gesendet. Bitte einen anderen wählen.',
  'error.explorer.badJson':
    'Der Inhalt ist kein JSON. Nichts wurde gesendet. Kommas, Anführungszeichen und Klammern prüfen.',
  'error.explorer.notConfirmed':
    'Dieser Aufruf wurde nicht bestätigt. Nichts wurde gesendet. Noch einmal senden und die Frage beantworten.',
  'error.explorer.busy':
    'Ein anderer Aufruf ist noch unterwegs. Nichts wurde gesendet. Auf seine Antwort warten oder ihn abbrechen.',
  'error.explorer.nothingToSave':
    'Es gibt keine Antwort mehr zu speichern. Nichts wurde geschrieben. Den Aufruf noch einmal senden.',
  'error.explorer.exampleUnknown': 'Diesen gemerkten Aufruf gibt es nicht mehr. Nichts wurde geändert.',
  'error.explorer.tooManyExamples':
    'Es sind so viele Aufrufe gemerkt, wie Platz haben. Nichts wurde geändert. Zuerst einige vergessen.',
  'error.explorer.exampleTooLarge':
    'Der Aufruf ist zu lang, um ihn zu merken: höchstens 200.000 Zeichen. Nichts wurde geändert. Er kann trotzdem gesendet werden.',
  'error.customer.known':
    'Dieser Benutzer ist hier schon ein Kunde. Nichts wurde geändert. Unter Kunden öffnen.',
  'error.customer.knownElsewhere':
    'Ein Benutzer mit derselben Kennung ist hier schon der Kunde „{{name}}“ über die Verbindung „{{connection}}“. Eine Kennung steht für einen Kunden, deshalb wurde nichts geändert. Entfernen Sie zuerst jenen Kunden, oder geben Sie dem Benutzer beim Dienst eine andere Kennung.',
  'error.customer.kindUnknown':
    'Der Dienst sagt nicht, ob dieser Benutzer eine Person oder ein Unternehmen ist. Hier wurde nichts geändert.',
};
