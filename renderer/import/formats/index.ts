// Written by `npm run list:formats`.
// Descriptions by source: 8 importer, 399 notRecorded, 34 sample.

import { atBankaustria } from './at/bankaustria';
import { atBawag } from './at/bawag';
import { atBtv } from './at/btv';
import { atDadat } from './at/dadat';
import { atEasybank } from './at/easybank';
import { atGeorge } from './at/george';
import { atHellobank } from './at/hellobank';
import { atHypo } from './at/hypo';
import { atIng } from './at/ing';
import { atLivebank } from './at/livebank';
import { atOberbank } from './at/oberbank';
import { atRaiffeisen } from './at/raiffeisen';
import { auAnz } from './au/anz';
import { auCommbank } from './au/commbank';
import { auIng } from './au/ing';
import { auMacquarie } from './au/macquarie';
import { auNab } from './au/nab';
import { auWestpac } from './au/westpac';
import { auWoolworths } from './au/woolworths';
import { beBelfius } from './be/belfius';
import { beBnpparibasfortis } from './be/bnpparibasfortis';
import { beCrelan } from './be/crelan';
import { beFintro } from './be/fintro';
import { beIng } from './be/ing';
import { beKbc } from './be/kbc';
import { beKeytrade } from './be/keytrade';
import { beVdk } from './be/vdk';
import { brInter } from './br/inter';
import { brNubank } from './br/nubank';
import { caAmex } from './ca/amex';
import { caBmo } from './ca/bmo';
import { caEqbank } from './ca/eqbank';
import { caPcmastercard } from './ca/pcmastercard';
import { caRbc } from './ca/rbc';
import { caScotiabank } from './ca/scotiabank';
import { caSimplii } from './ca/simplii';
import { caTangerine } from './ca/tangerine';
import { caTd } from './ca/td';
import { caWealthsimple } from './ca/wealthsimple';
import { chAcrevis } from './ch/acrevis';
import { chAkb } from './ch/akb';
import { chBaloise } from './ch/baloise';
import { chBancastato } from './ch/bancastato';
import { chBankcler } from './ch/bankcler';
import { chBcv } from './ch/bcv';
import { chBekb } from './ch/bekb';
import { chBkb } from './ch/bkb';
import { chBlkb } from './ch/blkb';
import { chBonuscard } from './ch/bonuscard';
import { chCic } from './ch/cic';
import { chCorner } from './ch/corner';
import { chCornercard } from './ch/cornercard';
import { chCreditsuisse } from './ch/creditsuisse';
import { chEfg } from './ch/efg';
import { chFinpension } from './ch/finpension';
import { chGkb } from './ch/gkb';
import { chLukb } from './ch/lukb';
import { chMigrosbank } from './ch/migrosbank';
import { chNeon } from './ch/neon';
import { chNidwaldner } from './ch/nidwaldner';
import { chPostfinance } from './ch/postfinance';
import { chRaiffeisen } from './ch/raiffeisen';
import { chSwisscard } from './ch/swisscard';
import { chSwissquote } from './ch/swissquote';
import { chSzkb } from './ch/szkb';
import { chTkb } from './ch/tkb';
import { chTwint } from './ch/twint';
import { chUbs } from './ch/ubs';
import { chValiant } from './ch/valiant';
import { chViseca } from './ch/viseca';
import { chVz } from './ch/vz';
import { chYuh } from './ch/yuh';
import { chZkb } from './ch/zkb';
import { czAirbank } from './cz/airbank';
import { czCeska } from './cz/ceska';
import { czCsob } from './cz/csob';
import { czFio } from './cz/fio';
import { czKomercni } from './cz/komercni';
import { czMbank } from './cz/mbank';
import { czMoneta } from './cz/moneta';
import { czRaiffeisenbank } from './cz/raiffeisenbank';
import { czUnicredit } from './cz/unicredit';
import { de1822direkt } from './de/1822direkt';
import { deAmazon } from './de/amazon';
import { deAmex } from './de/amex';
import { deApobank } from './de/apobank';
import { deAqbanking } from './de/aqbanking';
import { deBanking4 } from './de/banking4';
import { deBarclays } from './de/barclays';
import { deC24 } from './de/c24';
import { deComdirect } from './de/comdirect';
import { deCommerzbank } from './de/commerzbank';
import { deConsorsbank } from './de/consorsbank';
import { deDegiro } from './de/degiro';
import { deDeutschebank } from './de/deutschebank';
import { deDkb } from './de/dkb';
import { deFidor } from './de/fidor';
import { deFinanzblick } from './de/finanzblick';
import { deFinanzguru } from './de/finanzguru';
import { deFinom } from './de/finom';
import { deFlatex } from './de/flatex';
import { deGls } from './de/gls';
import { deHibiscus } from './de/hibiscus';
import { deHolvi } from './de/holvi';
import { deHypovereinsbank } from './de/hypovereinsbank';
import { deIng } from './de/ing';
import { deKontist } from './de/kontist';
import { deLbb } from './de/lbb';
import { deLexware } from './de/lexware';
import { deMilesandmore } from './de/milesandmore';
import { deMoneymoney } from './de/moneymoney';
import { deN26 } from './de/n26';
import { deNorisbank } from './de/norisbank';
import { deOlb } from './de/olb';
import { deOutbank } from './de/outbank';
import { dePostbank } from './de/postbank';
import { deQonto } from './de/qonto';
import { deSantander } from './de/santander';
import { deScalable } from './de/scalable';
import { deSparda } from './de/sparda';
import { deSparkasse } from './de/sparkasse';
import { deStarmoney } from './de/starmoney';
import { deTargobank } from './de/targobank';
import { deTomorrow } from './de/tomorrow';
import { deTraderepublic } from './de/traderepublic';
import { deVivid } from './de/vivid';
import { deVolksbank } from './de/volksbank';
import { deVrnetworld } from './de/vrnetworld';
import { deWeltsparen } from './de/weltsparen';
import type { ExportFormat } from './description/export-format';
import { dkBec } from './dk/bec';
import { dkDanskebank } from './dk/danskebank';
import { dkJyskebank } from './dk/jyskebank';
import { dkNordea } from './dk/nordea';
import { eeLhv } from './ee/lhv';
import { eeSeb } from './ee/seb';
import { eeSwedbank } from './ee/swedbank';
import { esAbanca } from './es/abanca';
import { esBbva } from './es/bbva';
import { esCaixabank } from './es/caixabank';
import { esIng } from './es/ing';
import { esSabadell } from './es/sabadell';
import { esSantander } from './es/santander';
import { fiNordea } from './fi/nordea';
import { fiOp } from './fi/op';
import { fiSpankki } from './fi/spankki';
import { frBanquepopulaire } from './fr/banquepopulaire';
import { frBnpparibas } from './fr/bnpparibas';
import { frBoursobank } from './fr/boursobank';
import { frCaissedepargne } from './fr/caissedepargne';
import { frCic } from './fr/cic';
import { frCreditagricole } from './fr/creditagricole';
import { frCreditmutuel } from './fr/creditmutuel';
import { frFortuneo } from './fr/fortuneo';
import { frLabanquepostale } from './fr/labanquepostale';
import { frQonto } from './fr/qonto';
import { frShine } from './fr/shine';
import { frSocietegenerale } from './fr/societegenerale';
import { gbAmex } from './gb/amex';
import { gbAqua } from './gb/aqua';
import { gbBarclaycard } from './gb/barclaycard';
import { gbBarclays } from './gb/barclays';
import { gbCooperative } from './gb/cooperative';
import { gbFirstdirect } from './gb/firstdirect';
import { gbHsbc } from './gb/hsbc';
import { gbJohnlewis } from './gb/johnlewis';
import { gbLloyds } from './gb/lloyds';
import { gbMarcus } from './gb/marcus';
import { gbMbna } from './gb/mbna';
import { gbMetrobank } from './gb/metrobank';
import { gbMonzo } from './gb/monzo';
import { gbNationwide } from './gb/nationwide';
import { gbNatwest } from './gb/natwest';
import { gbStarling } from './gb/starling';
import { gbTesco } from './gb/tesco';
import { gbVirginmoney } from './gb/virginmoney';
import { grAlpha } from './gr/alpha';
import { grPiraeus } from './gr/piraeus';
import { hrErste } from './hr/erste';
import { huErste } from './hu/erste';
import { huKh } from './hu/kh';
import { huOtp } from './hu/otp';
import { ieAib } from './ie/aib';
import { ieBank } from './ie/bank';
import { inIcici } from './in/icici';
import { inSbi } from './in/sbi';
import { intActual } from './int/actual';
import { intAdyen } from './int/adyen';
import { intAirbnb } from './int/airbnb';
import { intAmazon } from './int/amazon';
import { intCopilot } from './int/copilot';
import { intCurve } from './int/curve';
import { intEbay } from './int/ebay';
import { intEtsy } from './int/etsy';
import { intHomebank } from './int/homebank';
import { intInteractivebrokers } from './int/interactivebrokers';
import { intMollie } from './int/mollie';
import { intMonarch } from './int/monarch';
import { intN26 } from './int/n26';
import { intPayoneer } from './int/payoneer';
import { intPaypal } from './int/paypal';
import { intPersonalcapital } from './int/personalcapital';
import { intQonto } from './int/qonto';
import { intRevolut } from './int/revolut';
import { intRocketmoney } from './int/rocketmoney';
import { intShopify } from './int/shopify';
import { intSquare } from './int/square';
import { intStripe } from './int/stripe';
import { intSumup } from './int/sumup';
import { intTrading212 } from './int/trading212';
import { intWise } from './int/wise';
import { intXero } from './int/xero';
import { intYnab } from './int/ynab';
import { intYnab4 } from './int/ynab4';
import { itBancaannia } from './it/bancaannia';
import { itBancobpm } from './it/bancobpm';
import { itBancoposta } from './it/bancoposta';
import { itCrelove } from './it/crelove';
import { itFineco } from './it/fineco';
import { itHype } from './it/hype';
import { itInbank } from './it/inbank';
import { itIng } from './it/ing';
import { itIntesa } from './it/intesa';
import { itMediolanum } from './it/mediolanum';
import { itSatispay } from './it/satispay';
import { itUnicredit } from './it/unicredit';
import { ltSeb } from './lt/seb';
import { ltSwedbank } from './lt/swedbank';
import { lvSwedbank } from './lv/swedbank';
import { nlAbnamro } from './nl/abnamro';
import { nlAmex } from './nl/amex';
import { nlAsn } from './nl/asn';
import { nlBunq } from './nl/bunq';
import { nlIcs } from './nl/ics';
import { nlIng } from './nl/ing';
import { nlKnab } from './nl/knab';
import { nlRabobank } from './nl/rabobank';
import { nlRegiobank } from './nl/regiobank';
import { nlSns } from './nl/sns';
import { nlTriodos } from './nl/triodos';
import { noBulder } from './no/bulder';
import { noDnb } from './no/dnb';
import { noNordea } from './no/nordea';
import { noNorwegian } from './no/norwegian';
import { noSparebank1 } from './no/sparebank1';
import { noVipps } from './no/vipps';
import { nzAnz } from './nz/anz';
import { nzAsb } from './nz/asb';
import { nzKiwibank } from './nz/kiwibank';
import { plAlior } from './pl/alior';
import { plIng } from './pl/ing';
import { plMbank } from './pl/mbank';
import { plMillennium } from './pl/millennium';
import { plNest } from './pl/nest';
import { plPekao } from './pl/pekao';
import { plPko } from './pl/pko';
import { plPocztowy } from './pl/pocztowy';
import { plSantander } from './pl/santander';
import { ptCgd } from './pt/cgd';
import { ptMillenniumbcp } from './pt/millenniumbcp';
import { ptSantander } from './pt/santander';
import { roBancatransilvania } from './ro/bancatransilvania';
import { roIng } from './ro/ing';
import { ruAlfabank } from './ru/alfabank';
import { ruSberbank } from './ru/sberbank';
import { ruTbank } from './ru/tbank';
import { ruTinkoff } from './ru/tinkoff';
import { ruVtb } from './ru/vtb';
import { seAvanza } from './se/avanza';
import { seHandelsbanken } from './se/handelsbanken';
import { seIca } from './se/ica';
import { seLansforsakringar } from './se/lansforsakringar';
import { seNordea } from './se/nordea';
import { seSeb } from './se/seb';
import { seSparbanken } from './se/sparbanken';
import { seSwedbank } from './se/swedbank';
import { sgDbs } from './sg/dbs';
import { sgOcbc } from './sg/ocbc';
import { siDelavska } from './si/delavska';
import { siOtp } from './si/otp';
import { skTatrabanka } from './sk/tatrabanka';
import { trAkbank } from './tr/akbank';
import { usAlly } from './us/ally';
import { usAmex } from './us/amex';
import { usApplecard } from './us/applecard';
import { usBankofamerica } from './us/bankofamerica';
import { usCapitalone } from './us/capitalone';
import { usChase } from './us/chase';
import { usCiti } from './us/citi';
import { usDiscover } from './us/discover';
import { usFidelity } from './us/fidelity';
import { usMercury } from './us/mercury';
import { usMint } from './us/mint';
import { usNavyfederal } from './us/navyfederal';
import { usPnc } from './us/pnc';
import { usRobinhood } from './us/robinhood';
import { usSchwab } from './us/schwab';
import { usSofi } from './us/sofi';
import { usTdbank } from './us/tdbank';
import { usTruist } from './us/truist';
import { usUsaa } from './us/usaa';
import { usUsbank } from './us/usbank';
import { usVenmo } from './us/venmo';
import { usWellsfargo } from './us/wellsfargo';

/** All described exports, in the order in which equal matches win. */
export const exportFormats: readonly ExportFormat[] = [
  ...atBankaustria,
  ...atBawag,
  ...atBtv,
  ...atDadat,
  ...atEasybank,
  ...atGeorge,
  ...atHellobank,
  ...atHypo,
  ...atIng,
  ...atLivebank,
  ...atOberbank,
  ...atRaiffeisen,
  ...auAnz,
  ...auCommbank,
  ...auIng,
  ...auMacquarie,
  ...auNab,
  ...auWestpac,
  ...auWoolworths,
  ...beBelfius,
  ...beBnpparibasfortis,
  ...beCrelan,
  ...beFintro,
  ...beIng,
  ...beKbc,
  ...beKeytrade,
  ...beVdk,
  ...brInter,
  ...brNubank,
  ...caAmex,
  ...caBmo,
  ...caEqbank,
  ...caPcmastercard,
  ...caRbc,
  ...caScotiabank,
  ...caSimplii,
  ...caTangerine,
  ...caTd,
  ...caWealthsimple,
  ...chAcrevis,
  ...chAkb,
  ...chBaloise,
  ...chBancastato,
  ...chBankcler,
  ...chBcv,
  ...chBekb,
  ...chBkb,
  ...chBlkb,
  ...chBonuscard,
  ...chCic,
  ...chCorner,
  ...chCornercard,
  ...chCreditsuisse,
  ...chEfg,
  ...chFinpension,
  ...chGkb,
  ...chLukb,
  ...chMigrosbank,
  ...chNeon,
  ...chNidwaldner,
  ...chPostfinance,
  ...chRaiffeisen,
  ...chSwisscard,
  ...chSwissquote,
  ...chSzkb,
  ...chTkb,
  ...chTwint,
  ...chUbs,
  ...chValiant,
  ...chViseca,
  ...chVz,
  ...chYuh,
  ...chZkb,
  ...czAirbank,
  ...czCeska,
  ...czCsob,
  ...czFio,
  ...czKomercni,
  ...czMbank,
  ...czMoneta,
  ...czRaiffeisenbank,
  ...czUnicredit,
  ...de1822direkt,
  ...deAmazon,
  ...deAmex,
  ...deApobank,
  ...deAqbanking,
  ...deBanking4,
  ...deBarclays,
  ...deC24,
  ...deComdirect,
  ...deCommerzbank,
  ...deConsorsbank,
  ...deDegiro,
  ...deDeutschebank,
  ...deDkb,
  ...deFidor,
  ...deFinanzblick,
  ...deFinanzguru,
  ...deFinom,
  ...deFlatex,
  ...deGls,
  ...deHibiscus,
  ...deHolvi,
  ...deHypovereinsbank,
  ...deIng,
  ...deKontist,
  ...deLbb,
  ...deLexware,
  ...deMilesandmore,
  ...deMoneymoney,
  ...deN26,
  ...deNorisbank,
  ...deOlb,
  ...deOutbank,
  ...dePostbank,
  ...deQonto,
  ...deSantander,
  ...deScalable,
  ...deSparda,
  ...deSparkasse,
  ...deStarmoney,
  ...deTargobank,
  ...deTomorrow,
  ...deTraderepublic,
  ...deVivid,
  ...deVolksbank,
  ...deVrnetworld,
  ...deWeltsparen,
  ...dkBec,
  ...dkDanskebank,
  ...dkJyskebank,
  ...dkNordea,
  ...eeLhv,
  ...eeSeb,
  ...eeSwedbank,
  ...esAbanca,
  ...esBbva,
  ...esCaixabank,
  ...esIng,
  ...esSabadell,
  ...esSantander,
  ...fiNordea,
  ...fiOp,
  ...fiSpankki,
  ...frBanquepopulaire,
  ...frBnpparibas,
  ...frBoursobank,
  ...frCaissedepargne,
  ...frCic,
  ...frCreditagricole,
  ...frCreditmutuel,
  ...frFortuneo,
  ...frLabanquepostale,
  ...frQonto,
  ...frShine,
  ...frSocietegenerale,
  ...gbAmex,
  ...gbAqua,
  ...gbBarclaycard,
  ...gbBarclays,
  ...gbCooperative,
  ...gbFirstdirect,
  ...gbHsbc,
  ...gbJohnlewis,
  ...gbLloyds,
  ...gbMarcus,
  ...gbMbna,
  ...gbMetrobank,
  ...gbMonzo,
  ...gbNationwide,
  ...gbNatwest,
  ...gbStarling,
  ...gbTesco,
  ...gbVirginmoney,
  ...grAlpha,
  ...grPiraeus,
  ...hrErste,
  ...huErste,
  ...huKh,
  ...huOtp,
  ...ieAib,
  ...ieBank,
  ...inIcici,
  ...inSbi,
  ...intActual,
  ...intAdyen,
  ...intAirbnb,
  ...intAmazon,
  ...intCopilot,
  ...intCurve,
  ...intEbay,
  ...intEtsy,
  ...intHomebank,
  ...intInteractivebrokers,
  ...intMollie,
  ...intMonarch,
  ...intN26,
  ...intPayoneer,
  ...intPaypal,
  ...intPersonalcapital,
  ...intQonto,
  ...intRevolut,
  ...intRocketmoney,
  ...intShopify,
  ...intSquare,
  ...intStripe,
  ...intSumup,
  ...intTrading212,
  ...intWise,
  ...intXero,
  ...intYnab,
  ...intYnab4,
  ...itBancaannia,
  ...itBancobpm,
  ...itBancoposta,
  ...itCrelove,
  ...itFineco,
  ...itHype,
  ...itInbank,
  ...itIng,
  ...itIntesa,
  ...itMediolanum,
  ...itSatispay,
  ...itUnicredit,
  ...ltSeb,
  ...ltSwedbank,
  ...lvSwedbank,
  ...nlAbnamro,
  ...nlAmex,
  ...nlAsn,
  ...nlBunq,
  ...nlIcs,
  ...nlIng,
  ...nlKnab,
  ...nlRabobank,
  ...nlRegiobank,
  ...nlSns,
  ...nlTriodos,
  ...noBulder,
  ...noDnb,
  ...noNordea,
  ...noNorwegian,
  ...noSparebank1,
  ...noVipps,
  ...nzAnz,
  ...nzAsb,
  ...nzKiwibank,
  ...plAlior,
  ...plIng,
  ...plMbank,
  ...plMillennium,
  ...plNest,
  ...plPekao,
  ...plPko,
  ...plPocztowy,
  ...plSantander,
  ...ptCgd,
  ...ptMillenniumbcp,
  ...ptSantander,
  ...roBancatransilvania,
  ...roIng,
  ...ruAlfabank,
  ...ruSberbank,
  ...ruTbank,
  ...ruTinkoff,
  ...ruVtb,
  ...seAvanza,
  ...seHandelsbanken,
  ...seIca,
  ...seLansforsakringar,
  ...seNordea,
  ...seSeb,
  ...seSparbanken,
  ...seSwedbank,
  ...sgDbs,
  ...sgOcbc,
  ...siDelavska,
  ...siOtp,
  ...skTatrabanka,
  ...trAkbank,
  ...usAlly,
  ...usAmex,
  ...usApplecard,
  ...usBankofamerica,
  ...usCapitalone,
  ...usChase,
  ...usCiti,
  ...usDiscover,
  ...usFidelity,
  ...usMercury,
  ...usMint,
  ...usNavyfederal,
  ...usPnc,
  ...usRobinhood,
  ...usSchwab,
  ...usSofi,
  ...usTdbank,
  ...usTruist,
  ...usUsaa,
  ...usUsbank,
  ...usVenmo,
  ...usWellsfargo,
];
