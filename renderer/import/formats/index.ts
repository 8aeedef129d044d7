import { atBawag } from './at-bawag';
import { atGeorge } from './at-george';
import { atHellobank } from './at-hellobank';
import { atIng } from './at-ing';
import { atLivebank } from './at-livebank';
import { atRaiffeisenElba } from './at-raiffeisen-elba';
import { beBelfius } from './be-belfius';
import { beBnpparibasfortis } from './be-bnpparibasfortis';
import { beIng } from './be-ing';
import { beKbc } from './be-kbc';
import { chBancastato } from './ch-bancastato';
import { chBankcler } from './ch-bankcler';
import { chBcv } from './ch-bcv';
import { chBkb } from './ch-bkb';
import { chBlkb } from './ch-blkb';
import { chCic } from './ch-cic';
import { chCorner } from './ch-corner';
import { chCornercard } from './ch-cornercard';
import { chEfg } from './ch-efg';
import { chLukb } from './ch-lukb';
import { chMigrosbank } from './ch-migrosbank';
import { chMigrosbankCard } from './ch-migrosbank-card';
import { chNeon } from './ch-neon';
import { chPostfinance } from './ch-postfinance';
import { chPostfinance2020 } from './ch-postfinance-2020';
import { chRaiffeisen } from './ch-raiffeisen';
import { chTkb } from './ch-tkb';
import { chUbs } from './ch-ubs';
import { chUbs2020 } from './ch-ubs-2020';
import { chViseca } from './ch-viseca';
import { chVz } from './ch-vz';
import { chZkb } from './ch-zkb';
import { chZkbSearch } from './ch-zkb-search';
import { czFio } from './cz-fio';
import { czRaiffeisenbank } from './cz-raiffeisenbank';
import { de1822direkt } from './de-1822direkt';
import { deAmex } from './de-amex';
import { deBarclaysKreditkarte } from './de-barclays-kreditkarte';
import { deC24 } from './de-c24';
import { deComdirectGiro } from './de-comdirect-giro';
import { deComdirectMulti } from './de-comdirect-multi';
import { deCommerzbank2024 } from './de-commerzbank-2024';
import { deConsorsbank } from './de-consorsbank';
import { deConsorsbank2024 } from './de-consorsbank-2024';
import { deDegiroCash } from './de-degiro-cash';
import { deDeutschebank2010 } from './de-deutschebank-2010';
import { deDeutschebank2024 } from './de-deutschebank-2024';
import { deDeutschebank2025 } from './de-deutschebank-2025';
import { deDeutschebankApp } from './de-deutschebank-app';
import { deDkb2018 } from './de-dkb-2018';
import { deDkb2023 } from './de-dkb-2023';
import { deDkbVisa2023 } from './de-dkb-visa-2023';
import { deHolvi } from './de-holvi';
import { deHypovereinsbank } from './de-hypovereinsbank';
import { deIng2025 } from './de-ing-2025';
import { deIngSaldo2019 } from './de-ing-saldo-2019';
import { deKontist } from './de-kontist';
import { deMoneymoney } from './de-moneymoney';
import { deN262019 } from './de-n26-2019';
import { deN262024 } from './de-n26-2024';
import { deNorisbank } from './de-norisbank';
import { deOutbank } from './de-outbank';
import { dePostbank2023 } from './de-postbank-2023';
import { deSparkasseCamtV2 } from './de-sparkasse-camt-v2';
import { deSparkasseKreditkarte } from './de-sparkasse-kreditkarte';
import { deSparkasseMt940 } from './de-sparkasse-mt940';
import { deTargobank } from './de-targobank';
import { deTraderepublic } from './de-traderepublic';
import { deVolksbankAtruvia } from './de-volksbank-atruvia';
import { deVolksbankFiducia } from './de-volksbank-fiducia';
import { dkDanskebank } from './dk-danskebank';
import { dkJyskebank } from './dk-jyskebank';
import { dkNordea } from './dk-nordea';
import { eeSwedbank } from './ee-swedbank';
import { esCaixabank } from './es-caixabank';
import { esIng } from './es-ing';
import { fiOp } from './fi-op';
import { fiSpankki } from './fi-spankki';
import type { ExportFormat } from './format';
import { frBoursobank } from './fr-boursobank';
import { frCaisseepargne } from './fr-caisseepargne';
import { frCreditagricole } from './fr-creditagricole';
import { frCreditmutuel } from './fr-creditmutuel';
import { frFortuneo } from './fr-fortuneo';
import { frLabanquepostale } from './fr-labanquepostale';
import { frSocietegenerale } from './fr-societegenerale';
import { gbAmex } from './gb-amex';
import { gbBarclays } from './gb-barclays';
import { gbLloyds } from './gb-lloyds';
import { gbMonzo } from './gb-monzo';
import { gbNationwide } from './gb-nationwide';
import { gbNatwest } from './gb-natwest';
import { gbStarling } from './gb-starling';
import { intN26En } from './int-n26-en';
import { intN26Es } from './int-n26-es';
import { intN26Fr } from './int-n26-fr';
import { intN26It } from './int-n26-it';
import { intPayoneer } from './int-payoneer';
import { intPaypalDe } from './int-paypal-de';
import { intPaypalDeShort } from './int-paypal-de-short';
import { intPaypalEn } from './int-paypal-en';
import { intPaypalFr } from './int-paypal-fr';
import { intQonto } from './int-qonto';
import { intRevolutBusiness } from './int-revolut-business';
import { intRevolutDe } from './int-revolut-de';
import { intRevolutPersonal } from './int-revolut-personal';
import { intStripeBalance } from './int-stripe-balance';
import { intWise } from './int-wise';
import { itFineco } from './it-fineco';
import { itUnicredit } from './it-unicredit';
import { nlAbnamroTxt } from './nl-abnamro-txt';
import { nlAsn } from './nl-asn';
import { nlBunq } from './nl-bunq';
import { nlIng } from './nl-ing';
import { nlKnab } from './nl-knab';
import { nlRabobank } from './nl-rabobank';
import { nlRabobankCard } from './nl-rabobank-card';
import { nlTriodos } from './nl-triodos';
import { noDnb } from './no-dnb';
import { noSparebank1 } from './no-sparebank1';
import { plAlior } from './pl-alior';
import { plMbank } from './pl-mbank';
import { plMillennium } from './pl-millennium';
import { plPko } from './pl-pko';
import { seIca } from './se-ica';
import { seLansforsakringar } from './se-lansforsakringar';
import { seNordea } from './se-nordea';
import { seSeb } from './se-seb';
import { seSwedbank } from './se-swedbank';
import { usBankofamerica } from './us-bankofamerica';
import { usCapitaloneCard } from './us-capitalone-card';
import { usChase } from './us-chase';
import { usChaseCard } from './us-chase-card';

/** All described exports, in the order in which equal matches win. To add one: its file, its import, its name here. */
export const exportFormats: readonly ExportFormat[] = [
  atBawag,
  atGeorge,
  atIng,
  atRaiffeisenElba,
  chNeon,
  chPostfinance,
  chRaiffeisen,
  chUbs,
  chZkb,
  de1822direkt,
  deAmex,
  deBarclaysKreditkarte,
  deC24,
  deComdirectGiro,
  deComdirectMulti,
  deCommerzbank2024,
  deConsorsbank,
  deDeutschebank2024,
  deDkb2018,
  deDkb2023,
  deDkbVisa2023,
  deHypovereinsbank,
  deIng2025,
  deIngSaldo2019,
  deKontist,
  deN262019,
  deN262024,
  dePostbank2023,
  deSparkasseCamtV2,
  deSparkasseKreditkarte,
  deSparkasseMt940,
  deTargobank,
  deTraderepublic,
  deVolksbankAtruvia,
  deVolksbankFiducia,
  intPaypalDe,
  intQonto,
  intRevolutPersonal,
  intStripeBalance,
  intWise,
  nlBunq,
  nlIng,
  deDeutschebank2025,
  deDeutschebank2010,
  deDeutschebankApp,
  deConsorsbank2024,
  deOutbank,
  deMoneymoney,
  deDegiroCash,
  deHolvi,
  deNorisbank,
  atLivebank,
  atHellobank,
  chMigrosbank,
  chMigrosbankCard,
  chBkb,
  chBlkb,
  chTkb,
  chBankcler,
  chLukb,
  chBcv,
  chBancastato,
  chCic,
  chVz,
  chEfg,
  chCorner,
  chCornercard,
  chZkbSearch,
  chUbs2020,
  chPostfinance2020,
  chViseca,
  nlRabobank,
  nlRabobankCard,
  nlAsn,
  nlAbnamroTxt,
  nlTriodos,
  nlKnab,
  beBnpparibasfortis,
  beIng,
  beKbc,
  beBelfius,
  frCreditmutuel,
  frBoursobank,
  frCreditagricole,
  frSocietegenerale,
  frFortuneo,
  frCaisseepargne,
  frLabanquepostale,
  itFineco,
  itUnicredit,
  esIng,
  esCaixabank,
  seSeb,
  seLansforsakringar,
  seSwedbank,
  seNordea,
  seIca,
  fiOp,
  fiSpankki,
  noDnb,
  noSparebank1,
  dkDanskebank,
  dkNordea,
  dkJyskebank,
  eeSwedbank,
  plPko,
  plMbank,
  plMillennium,
  plAlior,
  czFio,
  czRaiffeisenbank,
  gbBarclays,
  gbStarling,
  gbLloyds,
  gbNatwest,
  gbMonzo,
  gbNationwide,
  gbAmex,
  usChase,
  usChaseCard,
  usBankofamerica,
  usCapitaloneCard,
  intRevolutBusiness,
  intRevolutDe,
  intPaypalFr,
  intPaypalDeShort,
  intPaypalEn,
  intPayoneer,
  intN26En,
  intN26Fr,
  intN26It,
  intN26Es,
];
