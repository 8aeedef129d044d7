/** Names of months as dates have them, without accents. To teach one, add it here. */

const monthNames: Record<string, number> = {};
for (const [month, names] of [
  'jan januar january janv janvier gen gennaio ene enero january jaenner janner januari tammikuu styczen sty leden',
  'feb februar february fevr fevrier febbraio febrero feber februari luty lut unor fev fevereiro helmikuu',
  'mar mrz maerz marz march mars marzo mrt maart marec marzec brezen maaliskuu',
  'apr april avr avril aprile abr abril kwiecien kwi duben huhtikuu',
  'mai may mag maggio mayo mei maj kveten toukokuu',
  'jun juni june juin giu giugno junio czerwiec cze cerven kesakuu kesaekuu',
  'jul juli july juil juillet lug luglio julio lipiec lip cervenec heinakuu heinaekuu',
  'aug august aout ago agosto augustus augusti sierpien sie srpen elokuu',
  'sep sept september septembre set settembre septiembre wrzesien wrz zari setembro syyskuu',
  'okt oct oktober october octobre ott ottobre octubre pazdziernik paz rijen out outubro lokakuu',
  'nov november novembre noviembre listopad lis marraskuu',
  'dez dec dezember december decembre dic dicembre diciembre grudzien gru prosinec des desember joulukuu',
].entries()) {
  for (const name of names.split(' ')) monthNames[name] = month + 1;
}

/** Names in the case that dates use, and those of further languages. */
for (const [month, names] of [
  'stycznia ledna januara janeiro jaanuar ianuarie tammikuuta',
  'lutego unora februara veebruar februarie helmikuuta',
  'marca brezna marts marcius marco martie maaliskuuta',
  'kwietnia dubna aprila aprilis aprill aprilie huhtikuuta',
  'maja kvetna majus maio toukokuuta',
  'czerwca cervna juna junius junho juuni iunie kesakuuta kesaekuuta',
  'lipca cervence jula julius julho juuli iulie heinakuuta heinaekuuta',
  'sierpnia srpna augusta augusztus elokuuta',
  'wrzesnia septembra szeptember setiembre septembrie syyskuuta',
  'pazdziernika rijna oktobra oktoober octombrie lokakuuta',
  'listopada listopadu novembra noiembrie marraskuuta',
  'grudnia prosince decembra dezembro detsember decembrie joulukuuta',
].entries()) {
  for (const name of names.split(' ')) monthNames[name] ??= month + 1;
}

/** Russian (with the case of dates) and Ukrainian. */
for (const [month, names] of [
  'январь января янв січень січня січ',
  'февраль февраля фев лютий лютого лют',
  'март марта мар березень березня бер',
  'апрель апреля апр квітень квітня кві',
  'май мая травень травня тра',
  'июнь июня июн червень червня чер',
  'июль июля июл липень липня лип',
  'август августа авг серпень серпня сер',
  'сентябрь сентября сен вересень вересня вер',
  'октябрь октября окт жовтень жовтня жов',
  'ноябрь ноября ноя листопад листопада лис',
  'декабрь декабря дек грудень грудня гру',
].entries()) {
  for (const name of names.split(' ')) monthNames[plainName(name)] = month + 1;
}

/** Turkish and Arabic. */
for (const [month, names] of [
  'ocak oca يناير',
  'subat sub فبراير',
  'mart مارس',
  'nisan nis أبريل ابريل إبريل',
  'mayis مايو',
  'haziran haz يونيو يونيه',
  'temmuz tem يوليو يوليه',
  'agustos agu أغسطس اغسطس',
  'eylul eyl سبتمبر',
  'ekim eki أكتوبر اكتوبر',
  'kasim kas نوفمبر',
  'aralik ara ديسمبر',
].entries()) {
  for (const name of names.split(' ')) monthNames[plainName(name)] ??= month + 1;
}

/** `Sept.` and `Octob.` are cut names; `Market 12` and `Description 1` are no days, though they begin like one. */
const monthPrefixes = new Map<string, number>();
for (const [name, month] of Object.entries(monthNames))
  for (let length = 3; length < name.length; length++)
    if (!monthPrefixes.has(name.slice(0, length))) monthPrefixes.set(name.slice(0, length), month);

function plainName(name: string): string {
  return name.toLowerCase().replace(/ä/g, 'ae').replace(/ı/g, 'i').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Month of a name in any language known here, cut names included. */
export function monthOf(name: string): number | undefined {
  const plain = plainName(name);
  return monthNames[plain] ?? monthPrefixes.get(plain);
}
