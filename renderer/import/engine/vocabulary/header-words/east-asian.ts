import { inEnglishFromFar } from './far-scripts';

/**
 * Chinese, Japanese and Korean names of columns, each as the English one that means the same: their signs have no Latin letters, and
 * words stand without blanks. Longer ones first where one begins another. To teach one, add it here.
 */
const meanings: Readonly<Record<string, string>> = {
  'value date': '起息日',
  'booking date': '银行记账日|记账日期|记账日|入账日期|入账日|記帳日|入帳日',
  date: '交易时间|交易時間|交易日期|交易日|取引日|ご利用日|利用日|日期|时间|日付|年月日|거래일시|거래일자|거래일|일자|날짜',
  'debit amount': '借方金额|借方金額|借方发生额|支出金额|支出金額|借方',
  'credit amount': '贷方金额|貸方金額|贷方发生额|收入金额|收入金額|存入金额|贷方|貸方',
  'debit credit': '收/支|收支|借/贷|借贷标志|借贷|借貸|出入金|入出金',
  withdrawal:
    '支出|取款|提款|提領|提领|转出|轉出|お引出し|お引き出し|お支払金額|出金|支払|출금금액|출금액|출금|찾으신금액',
  deposit:
    '收入|存入|存款|转入|轉入|お預入れ|お預け入れ|お預り金額|入金|預入|입금금액|입금액|입금|맡기신금액',
  balance: '账户余额|本次余额|交易后余额|余额|餘額|残高|差引残高|거래후잔액|잔액',
  'original amount': '交易地金额|原币金额',
  'billing amount': '入账金额|入帳金額',
  'billing currency': '入账币种|入账货币|入帳幣別',
  amount: '交易金额|金额|金額|发生额|利用金額|거래금액|금액',
  currency: '交易币种|币种|货币|幣別|通貨',
  fee: '手续费|手續費|服务费|手数料',
  counterparty: '交易对方|交易对手|对手信息|对方户名|对方账户名|对方名称|对方姓名|商户名称|收款人|取引先',
  'counterparty account': '对方卡号/账号|对方账号|对方账户|对方卡号',
  status: '交易状态|当前状态|状态|狀態',
  'account name': '保有金融機関',
  type: '交易类型|交易类别|取引区分|구분',
  description:
    '交易描述|商品说明|商品|交易摘要|摘要|お取り扱い内容|お取扱内容|取引内容|ご利用店名|内容|说明|摘要說明|附言|거래내용|적요|내용',
  reference: '交易单号|交易流水号|流水号|交易订单号|商户单号',
  remark: '备注|備註|備考|メモ|메모|비고',
};

const english = new Map(
  Object.entries(meanings).flatMap(([meaning, words]) =>
    words.split('|').map((word) => [word, meaning] as const),
  ),
);
const known = new RegExp([...english.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');
const signs = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/;

/** The header with its words of scripts without Latin letters in English; any other header as it is. */
export function inEnglish(raw: string): string {
  if (!signs.test(raw)) return inEnglishFromFar(raw);
  return raw.replace(known, (word) => ` ${english.get(word) ?? word} `);
}
