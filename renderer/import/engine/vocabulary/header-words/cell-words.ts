/** Whole cells in the languages that few exports are in, as banks write them; `word-lists` compares them without accents. */
export const cellWords = {
  pending:
    'In lavorazione|Retenida|Retenido|Preliminär|Preliminärt|Vireillä|Nierozliczona|Nezaúčtováno|Blokace|Čakajúca|Čaká|Spracúva sa|V obdelavi|V čakanju|Rezervacija|Rezervirano|U obradi|Na čekanju|Foglalás|Foglalt|Laukiama|Rezervuota|Vykdoma|Gaida|Rezervēts|Apstrādē|Ootel|Broneeritud|În așteptare|În curs|În procesare|Чакаща|Блокирана|Εκκρεμεί|Σε εκκρεμότητα|Vormerkposten|vorgem.|Avvaktar|Under behandling|Käsittelyssä|Beklemede|Bekliyor|Provizyon|Provizyonda|İşleniyor|В обработке|Обрабатывается|В ожидании|Ожидает|Ожидает подтверждения|Заблокировано|Холд|Авторизация|В обробці|Обробляється|Очікує|Заблоковано',
  declined:
    'zurückgewiesen|Rückgängig gemacht|Stornato|Stornata|Falhou|Falhada|Avbruten|Misslyckad|Misslyckades|Makulerad|Annulleret|Annullert|Fejlet|Kansellert|Mislyktes|Peruttu|Epäonnistui|Nieudana|Nieudany|Odrzucony|Anulowany|Zamietnutá|Zrušená|Zrušena|Zamítnuta|Neúspešná|Zavrnjeno|Zavrnjena|Preklicano|Odbijeno|Odbijena|Otkazano|Stornirano|Sikertelen|Törölve|Törölt|Visszautasítva|Atšaukta|Atmesta|Nepavyko|Atcelts|Noraidīts|Neizdevās|Tühistatud|Ebaõnnestus|Respinsă|Respins|Anulată|Anulat|Eșuată|Eșuat|Отказана|Отхвърлена|Απορρίφθηκε|Ακυρώθηκε|İptal|İptal edildi|Reddedildi|Başarısız|Отменён|Отменена|Отменено|Отмена|Отклонён|Отклонена|Отклонено|Отказ|Отказано|Ошибка|Не выполнен|Не выполнена|Не выполнено|Не исполнено|Неуспешно|Неуспешная|Неуспешный|Скасовано|Відхилено|Помилка|Неуспішно|not approved|unapproved|not completed|not executed|not successful|not accepted|non approvato|non approvata|non eseguito|non approuvé|non exécuté|no aprobado|no aprobada|nicht genehmigt',
  booked:
    'Abgewickelt|Verrechnet|Réglé|Réglée|Liquidado|Liquidada|Bogført|Gennemført|Bokført|Gjennomført|Fullført|Slutförd|Kirjattu|Valmis|Suoritettu|Rozliczony|Zaksięgowany|Wykonany|Zrealizowany|Provedeno|Provedena|Dokončeno|Dokončena|Zaúčtovaná|Vykonaná|Dokončená|Knjiženo|Proknjiženo|Izvedeno|Izvršeno|Zaključeno|Teljesült|Teljesítve|Végrehajtva|Könyvelve|Įvykdyta|Atlikta|Užbaigta|Izpildīts|Apstiprināts|Pabeigts|Teostatud|Kinnitatud|Lõpetatud|Procesată|Procesat|Finalizată|Finalizat|Decontată|Осчетоводена|Изпълнена|Ολοκληρώθηκε|Tamamlandı|Gerçekleşti|Başarılı|Onaylandı|Muhasebeleşti|Выполнен|Выполнена|Выполнено|Исполнен|Исполнена|Исполнено|Проведён|Проведена|Проведено|Завершён|Завершена|Завершено|Обработан|Обработана|Обработано|Успешно|Успешная|Успешный|Ок|Виконано|Проведена операція|Успішно',
  balance:
    'Inngående saldo|Alkusaldo|Loppusaldo|Počáteční zůstatek|Konečný zůstatek|Počiatočný zostatok|Konečný zostatok|Začetno stanje|Končno stanje|Novo stanje|Početno stanje|Završno stanje|Konačno stanje|Sold inițial|Sold final|Начално салдо|Крайно салдо|Αρχικό υπόλοιπο|Τελικό υπόλοιπο|Προηγούμενο υπόλοιπο|Nyitóegyenleg|Záróegyenleg|Pradinis likutis|Galutinis likutis|Sākuma bilance|Beigu bilance|Açılış bakiyesi|Kapanış bakiyesi|Devreden bakiye|Önceki bakiye|Dönem sonu bakiyesi|Входящий остаток|Исходящий остаток|Остаток на начало периода|Остаток на конец периода|Баланс на начало периода|Баланс на конец периода|Остаток|Вхідний залишок|Вихідний залишок',
  total:
    'Totales|Yhteensä|Razem|Spolu|Skupaj|Ukupno|Iš viso|Viso|Kopā|Kokku|Общо|Σύνολο|Total rulaje|Rulaje|Promet skupaj|Ukupan promet|Celkový obrat|Suma obrotów|Zwischentotal|Schlusstotal|Total umsätze|Sammanlagt|Totaal generaal|Toplam|Genel toplam|Ara toplam|Итого|Всего|Итого по счёту|Итого за период|Обороты|Итого обороты|Разом|Всього',
} as const;

/** Words for money out and money in, as in `directionPairs`. */
export const furtherPairs: readonly (readonly [out: string, into: string])[] = [
  ['Udgift', 'Indtægt'],
  ['Odliv', 'Priliv'],
  ['Duguje', 'Potražuje'],
  ['Debetas', 'Kreditas'],
  ['Debets', 'Kredīts'],
  ['Дебит', 'Кредит'],
  ['Χρέωση', 'Πίστωση'],
  ['Χ', 'Π'],
  ['Debit (-)', 'Credit (+)'],
  ['Soll (S)', 'Haben (H)'],
  ['Zahlungsausgang', 'Zahlungseingang'],
  ['Outflow', 'Inflow'],
  ['Zu Lasten', 'Zu Gunsten'],
  ['Lastschrift', 'Eingang'],
  ['Rashod', 'Prihod'],
  ['Išlaidos', 'Pajamos'],
  ['Izdevumi', 'Ieņēmumi'],
  ['Väljaminek', 'Sissetulek'],
  ['Ieșire', 'Intrare'],
  ['Plată', 'Încasare'],
  ['Разход', 'Приход'],
  ['Расход', 'Приход'],
  ['Расход', 'Поступление'],
  ['Расходы', 'Доходы'],
  ['Списание', 'Пополнение'],
  ['Списание', 'Зачисление'],
  ['Списание', 'Поступление'],
  ['Списания', 'Поступления'],
  ['Дебет', 'Кредит'],
  ['Исходящий', 'Входящий'],
  ['Исходящее', 'Входящее'],
  ['Списання', 'Зарахування'],
  ['Витрата', 'Надходження'],
  ['Витрати', 'Надходження'],
  ['Borç', 'Alacak'],
  ['Gider', 'Gelir'],
  ['Giden', 'Gelen'],
  ['Çıkış', 'Giriş'],
  ['Çekilen', 'Yatan'],
  ['支出', '收入'],
  ['支', '收'],
  ['借', '贷'],
  ['借 Dr', '贷 Cr'],
  ['借方', '贷方'],
  ['出金', '入金'],
];
