/** Whole cells in the languages that few exports are in, as banks write them; `word-lists` compares them without accents. */
export const cellWords = {
  pending:
    'In lavorazione|Retenida|Retenido|Preliminär|Preliminärt|Vireillä|Nierozliczona|Nezaúčtováno|Blokace|Čakajúca|Čaká|Spracúva sa|V obdelavi|V čakanju|Rezervacija|Rezervirano|U obradi|Na čekanju|Foglalás|Foglalt|Laukiama|Rezervuota|Vykdoma|Gaida|Rezervēts|Apstrādē|Ootel|Broneeritud|În așteptare|În curs|În procesare|Чакаща|Блокирана|Εκκρεμεί|Σε εκκρεμότητα|Vormerkposten|vorgem.|Avvaktar|Under behandling|Käsittelyssä|Beklemede|Bekliyor|Provizyon|Provizyonda|İşleniyor|В обработке|Обрабатывается|В ожидании|Ожидает|Ожидает подтверждения|Заблокировано|Холд|Авторизация|В обробці|Обробляється|Очікує|Заблоковано|等待付款|待付款|待支付|处理中|處理中|待处理|未入账|未入帳|冻结中|未确认|未確定|処理中|保留中|未決済|대기|대기중|처리중|승인대기|미결제|قيد الانتظار|معلق|قيد المعالجة|ממתין|בהמתנה|Đang xử lý|Đang chờ',
  declined:
    'zurückgewiesen|Rückgängig gemacht|Stornato|Stornata|Falhou|Falhada|Avbruten|Misslyckad|Misslyckades|Makulerad|Annulleret|Annullert|Fejlet|Kansellert|Mislyktes|Peruttu|Epäonnistui|Nieudana|Nieudany|Odrzucony|Anulowany|Zamietnutá|Zrušená|Zrušena|Zamítnuta|Neúspešná|Zavrnjeno|Zavrnjena|Preklicano|Odbijeno|Odbijena|Otkazano|Stornirano|Sikertelen|Törölve|Törölt|Visszautasítva|Atšaukta|Atmesta|Nepavyko|Atcelts|Noraidīts|Neizdevās|Tühistatud|Ebaõnnestus|Respinsă|Respins|Anulată|Anulat|Eșuată|Eșuat|Отказана|Отхвърлена|Απορρίφθηκε|Ακυρώθηκε|İptal|İptal edildi|Reddedildi|Başarısız|Отменён|Отменена|Отменено|Отмена|Отклонён|Отклонена|Отклонено|Отказ|Отказано|Ошибка|Не выполнен|Не выполнена|Не выполнено|Не исполнено|Неуспешно|Неуспешная|Неуспешный|Скасовано|Відхилено|Помилка|Неуспішно|交易关闭|已关闭|交易失败|支付失败|已撤销|已取消|失败|失敗|取消|キャンセル|エラー|실패|취소|거절|مرفوض|ملغي|فشل|נדחה|בוטל|Thất bại|Đã hủy|not approved|unapproved|not completed|not executed|not successful|not accepted|non approvato|non approvata|non eseguito|non approuvé|non exécuté|no aprobado|no aprobada|nicht genehmigt',
  booked:
    'Abgewickelt|Verrechnet|Réglé|Réglée|Liquidado|Liquidada|Bogført|Gennemført|Bokført|Gjennomført|Fullført|Slutförd|Kirjattu|Valmis|Suoritettu|Rozliczony|Zaksięgowany|Wykonany|Zrealizowany|Provedeno|Provedena|Dokončeno|Dokončena|Zaúčtovaná|Vykonaná|Dokončená|Knjiženo|Proknjiženo|Izvedeno|Izvršeno|Zaključeno|Teljesült|Teljesítve|Végrehajtva|Könyvelve|Įvykdyta|Atlikta|Užbaigta|Izpildīts|Apstiprināts|Pabeigts|Teostatud|Kinnitatud|Lõpetatud|Procesată|Procesat|Finalizată|Finalizat|Decontată|Осчетоводена|Изпълнена|Ολοκληρώθηκε|Tamamlandı|Gerçekleşti|Başarılı|Onaylandı|Muhasebeleşti|Выполнен|Выполнена|Выполнено|Исполнен|Исполнена|Исполнено|Проведён|Проведена|Проведено|Завершён|Завершена|Завершено|Обработан|Обработана|Обработано|Успешно|Успешная|Успешный|Ок|Виконано|Проведена операція|Успішно|支付成功|交易成功|还款成功|退款成功|提现成功|充值完成|已存入零钱|已转入零钱|已收钱|已到账|提现已到账|对方已收钱|朋友已收钱|已转账|已全额退款|已支付|已完成|完成|成功|入账|已入账|已入帳|已記帳|確定|決済済|処理済|完了|승인|완료|결제완료|정상|مكتمل|مكتملة|ناجحة|تم التنفيذ|הושלם|בוצע|Thành công|Hoàn thành|reconciled|Erfasst|Freigegeben|Captured|Registered|Recorded|Validated|Validé|Deposited',
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
