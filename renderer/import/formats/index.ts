import type { ExportFormat } from '../engine/recognition/export-format';
import { atBankaustria } from './at-bankaustria';
import { atBankaustriaEn } from './at-bankaustria-en';
import { atBankaustriaKurz } from './at-bankaustria-kurz';
import { atBawag } from './at-bawag';
import { atBtv } from './at-btv';
import { atDadat } from './at-dadat';
import { atEasybankKreditkarte } from './at-easybank-kreditkarte';
import { atGeorge } from './at-george';
import { atGeorge2018 } from './at-george-2018';
import { atGeorge2026 } from './at-george-2026';
import { atHellobank } from './at-hellobank';
import { atHypoVorarlberg } from './at-hypo-vorarlberg';
import { atIng } from './at-ing';
import { atLivebank } from './at-livebank';
import { atOberbank } from './at-oberbank';
import { atRaiffeisenElba } from './at-raiffeisen-elba';
import { auAnz } from './au-anz';
import { auCommbank } from './au-commbank';
import { auIng } from './au-ing';
import { auMacquarie } from './au-macquarie';
import { auNab } from './au-nab';
import { auWestpac } from './au-westpac';
import { auWoolworths } from './au-woolworths';
import { beBelfius } from './be-belfius';
import { beBnpparibasfortis } from './be-bnpparibasfortis';
import { beBnpparibasfortis2021 } from './be-bnpparibasfortis-2021';
import { beBnpparibasfortisFr } from './be-bnpparibasfortis-fr';
import { beCrelan } from './be-crelan';
import { beFintro } from './be-fintro';
import { beIng } from './be-ing';
import { beIngFr } from './be-ing-fr';
import { beKbc } from './be-kbc';
import { beKeytrade } from './be-keytrade';
import { beKeytrade2026 } from './be-keytrade-2026';
import { beVdkFr } from './be-vdk-fr';
import { brInter } from './br-inter';
import { brNubank } from './br-nubank';
import { caAmex } from './ca-amex';
import { caBmo } from './ca-bmo';
import { caEqbank } from './ca-eqbank';
import { caPcmastercard } from './ca-pcmastercard';
import { caRbc } from './ca-rbc';
import { caScotiabank } from './ca-scotiabank';
import { caScotiabankCard } from './ca-scotiabank-card';
import { caSimplii } from './ca-simplii';
import { caTangerine } from './ca-tangerine';
import { caTd } from './ca-td';
import { caWealthsimple } from './ca-wealthsimple';
import { chAcrevis } from './ch-acrevis';
import { chAkb } from './ch-akb';
import { chAkb2015 } from './ch-akb-2015';
import { chBaloise } from './ch-baloise';
import { chBancastato } from './ch-bancastato';
import { chBancastato2014 } from './ch-bancastato-2014';
import { chBancastato2018 } from './ch-bancastato-2018';
import { chBankcler } from './ch-bankcler';
import { chBcv } from './ch-bcv';
import { chBekb } from './ch-bekb';
import { chBkb } from './ch-bkb';
import { chBkb2016 } from './ch-bkb-2016';
import { chBkb2023 } from './ch-bkb-2023';
import { chBlkb } from './ch-blkb';
import { chBlkb2016 } from './ch-blkb-2016';
import { chBlkb2019 } from './ch-blkb-2019';
import { chBonuscard } from './ch-bonuscard';
import { chCic } from './ch-cic';
import { chCornerKonto } from './ch-corner-konto';
import { chCornerKonto2025 } from './ch-corner-konto-2025';
import { chCornercard } from './ch-cornercard';
import { chCornercard2016 } from './ch-cornercard-2016';
import { chCornercardEn } from './ch-cornercard-en';
import { chCreditsuisse2012 } from './ch-creditsuisse-2012';
import { chCreditsuisse2017 } from './ch-creditsuisse-2017';
import { chCreditsuisse2023 } from './ch-creditsuisse-2023';
import { chCreditsuisse2025 } from './ch-creditsuisse-2025';
import { chCreditsuisseFr } from './ch-creditsuisse-fr';
import { chCreditsuisseFr2011 } from './ch-creditsuisse-fr-2011';
import { chCreditsuisseFr2017 } from './ch-creditsuisse-fr-2017';
import { chEfg } from './ch-efg';
import { chFinpension } from './ch-finpension';
import { chGkb } from './ch-gkb';
import { chLukb } from './ch-lukb';
import { chLukb2008 } from './ch-lukb-2008';
import { chLukb2016 } from './ch-lukb-2016';
import { chLukb2017 } from './ch-lukb-2017';
import { chMigrosbank2023 } from './ch-migrosbank-2023';
import { chMigrosbank2026 } from './ch-migrosbank-2026';
import { chMigrosbankFr } from './ch-migrosbank-fr';
import { chMigrosbankKarte } from './ch-migrosbank-karte';
import { chNeon } from './ch-neon';
import { chNidwaldnerKb } from './ch-nidwaldner-kb';
import { chPostfinance } from './ch-postfinance';
import { chPostfinance2010 } from './ch-postfinance-2010';
import { chPostfinance2012 } from './ch-postfinance-2012';
import { chPostfinance2013 } from './ch-postfinance-2013';
import { chPostfinance2017 } from './ch-postfinance-2017';
import { chPostfinance2020 } from './ch-postfinance-2020';
import { chPostfinanceEn } from './ch-postfinance-en';
import { chPostfinanceFr } from './ch-postfinance-fr';
import { chPostfinanceIt } from './ch-postfinance-it';
import { chPostfinanceIt2009 } from './ch-postfinance-it-2009';
import { chPostfinanceKarte } from './ch-postfinance-karte';
import { chPostfinanceKarte2023 } from './ch-postfinance-karte-2023';
import { chPostfinanceKarteFr } from './ch-postfinance-karte-fr';
import { chPostfinanceKarteIt } from './ch-postfinance-karte-it';
import { chRaiffeisen } from './ch-raiffeisen';
import { chRaiffeisen2008 } from './ch-raiffeisen-2008';
import { chRaiffeisen2017 } from './ch-raiffeisen-2017';
import { chRaiffeisen2024 } from './ch-raiffeisen-2024';
import { chRaiffeisenFr } from './ch-raiffeisen-fr';
import { chSwisscard } from './ch-swisscard';
import { chSwisscardEn } from './ch-swisscard-en';
import { chSwissquote } from './ch-swissquote';
import { chSzkb } from './ch-szkb';
import { chTkb } from './ch-tkb';
import { chTwintBusiness } from './ch-twint-business';
import { chUbs } from './ch-ubs';
import { chUbs2020 } from './ch-ubs-2020';
import { chUbs2022 } from './ch-ubs-2022';
import { chUbsEn2025 } from './ch-ubs-en-2025';
import { chUbsFr2012 } from './ch-ubs-fr-2012';
import { chUbsFr2024 } from './ch-ubs-fr-2024';
import { chUbsIt2022 } from './ch-ubs-it-2022';
import { chUbsKarte } from './ch-ubs-karte';
import { chUbsKarteEn } from './ch-ubs-karte-en';
import { chUbsKarteFr } from './ch-ubs-karte-fr';
import { chValiantFr } from './ch-valiant-fr';
import { chViseca } from './ch-viseca';
import { chVz } from './ch-vz';
import { chYuh } from './ch-yuh';
import { chZkb } from './ch-zkb';
import { chZkb2009 } from './ch-zkb-2009';
import { chZkb2012 } from './ch-zkb-2012';
import { chZkb2014 } from './ch-zkb-2014';
import { chZkb2016 } from './ch-zkb-2016';
import { chZkb2023 } from './ch-zkb-2023';
import { chZkbSuche } from './ch-zkb-suche';
import { czAirbank } from './cz-airbank';
import { czCeskaSporitelna } from './cz-ceska-sporitelna';
import { czCsob } from './cz-csob';
import { czFio } from './cz-fio';
import { czKomercni } from './cz-komercni';
import { czMbank } from './cz-mbank';
import { czMoneta } from './cz-moneta';
import { czRaiffeisenbank } from './cz-raiffeisenbank';
import { czRaiffeisenbank2024 } from './cz-raiffeisenbank-2024';
import { czRaiffeisenbankKarta } from './cz-raiffeisenbank-karta';
import { czUnicredit } from './cz-unicredit';
import { de1822direkt } from './de-1822direkt';
import { deAmazonVisaLbb } from './de-amazon-visa-lbb';
import { deAmex } from './de-amex';
import { deAmexKurz } from './de-amex-kurz';
import { deApobank2014 } from './de-apobank-2014';
import { deAqbanking } from './de-aqbanking';
import { deBanking4 } from './de-banking4';
import { deBarclaysKreditkarte } from './de-barclays-kreditkarte';
import { deC24 } from './de-c24';
import { deComdirectGiro } from './de-comdirect-giro';
import { deComdirectMulti } from './de-comdirect-multi';
import { deComdirectVisa } from './de-comdirect-visa';
import { deCommerzbank2022 } from './de-commerzbank-2022';
import { deCommerzbank2024 } from './de-commerzbank-2024';
import { deCommerzbank2026Erweitert } from './de-commerzbank-2026-erweitert';
import { deCommerzbankEn2026 } from './de-commerzbank-en-2026';
import { deConsorsbank } from './de-consorsbank';
import { deConsorsbank2018 } from './de-consorsbank-2018';
import { deDegiroKonto } from './de-degiro-konto';
import { deDeutschebank2010 } from './de-deutschebank-2010';
import { deDeutschebank2014 } from './de-deutschebank-2014';
import { deDeutschebank2024 } from './de-deutschebank-2024';
import { deDeutschebank2025 } from './de-deutschebank-2025';
import { deDeutschebankApp } from './de-deutschebank-app';
import { deDeutschebankEn2017 } from './de-deutschebank-en-2017';
import { deDeutschebankEn2026 } from './de-deutschebank-en-2026';
import { deDeutschebankKreditkarte } from './de-deutschebank-kreditkarte';
import { deDeutschebankKreditkarte2009 } from './de-deutschebank-kreditkarte-2009';
import { deDkb2010 } from './de-dkb-2010';
import { deDkb2018 } from './de-dkb-2018';
import { deDkb2023 } from './de-dkb-2023';
import { deDkb2023Herbst } from './de-dkb-2023-herbst';
import { deDkbVisa2012 } from './de-dkb-visa-2012';
import { deDkbVisa2018 } from './de-dkb-visa-2018';
import { deDkbVisa2023 } from './de-dkb-visa-2023';
import { deFidor } from './de-fidor';
import { deFinanzblick } from './de-finanzblick';
import { deFinanzguru } from './de-finanzguru';
import { deFinom } from './de-finom';
import { deFlatexKonto } from './de-flatex-konto';
import { deGls2014 } from './de-gls-2014';
import { deHibiscus } from './de-hibiscus';
import { deHibiscus2012 } from './de-hibiscus-2012';
import { deHolvi } from './de-holvi';
import { deHypovereinsbank } from './de-hypovereinsbank';
import { deHypovereinsbank2025 } from './de-hypovereinsbank-2025';
import { deHypovereinsbankKreditkarte } from './de-hypovereinsbank-kreditkarte';
import { deIng2015 } from './de-ing-2015';
import { deIng2018Kategorie } from './de-ing-2018-kategorie';
import { deIng2025 } from './de-ing-2025';
import { deIng2026Notiz } from './de-ing-2026-notiz';
import { deIngSaldo2019 } from './de-ing-saldo-2019';
import { deKontist } from './de-kontist';
import { deLbbVisa2008 } from './de-lbb-visa-2008';
import { deLexwareVorlage } from './de-lexware-vorlage';
import { deMilesandmore } from './de-milesandmore';
import { deMilesandmore2026 } from './de-milesandmore-2026';
import { deMoneymoney } from './de-moneymoney';
import { deN262019 } from './de-n26-2019';
import { deN262022 } from './de-n26-2022';
import { deN262024 } from './de-n26-2024';
import { deNorisbank } from './de-norisbank';
import { deOlb } from './de-olb';
import { deOutbank } from './de-outbank';
import { deOutbank2026 } from './de-outbank-2026';
import { dePostbank2018 } from './de-postbank-2018';
import { dePostbank2023 } from './de-postbank-2023';
import { deQonto } from './de-qonto';
import { deSantander } from './de-santander';
import { deScalable } from './de-scalable';
import { deSparda2012 } from './de-sparda-2012';
import { deSpardaWest } from './de-sparda-west';
import { deSparkasseCamtV2 } from './de-sparkasse-camt-v2';
import { deSparkasseCamtV8 } from './de-sparkasse-camt-v8';
import { deSparkasseKreditkarte } from './de-sparkasse-kreditkarte';
import { deSparkasseMt940 } from './de-sparkasse-mt940';
import { deStarmoney } from './de-starmoney';
import { deTargobank } from './de-targobank';
import { deTomorrow } from './de-tomorrow';
import { deTraderepublic } from './de-traderepublic';
import { deVivid } from './de-vivid';
import { deVolksbankAtruvia } from './de-volksbank-atruvia';
import { deVolksbankFiducia } from './de-volksbank-fiducia';
import { deVolksbankTextschluessel } from './de-volksbank-textschluessel';
import { deVrnetworld } from './de-vrnetworld';
import { deWeltsparen } from './de-weltsparen';
import { dkBec } from './dk-bec';
import { dkDanskebank } from './dk-danskebank';
import { dkJyskebank } from './dk-jyskebank';
import { dkNordea } from './dk-nordea';
import { eeLhv } from './ee-lhv';
import { eeSeb } from './ee-seb';
import { eeSwedbank } from './ee-swedbank';
import { esAbanca } from './es-abanca';
import { esBbva } from './es-bbva';
import { esCaixabank } from './es-caixabank';
import { esCaixabankNow } from './es-caixabank-now';
import { esIng } from './es-ing';
import { esIngConverted } from './es-ing-converted';
import { esSabadell } from './es-sabadell';
import { esSantander } from './es-santander';
import { fiNordea2025 } from './fi-nordea-2025';
import { fiOp } from './fi-op';
import { fiSpankki } from './fi-spankki';
import { frBanquepopulaire2021 } from './fr-banquepopulaire-2021';
import { frBnpparibas } from './fr-bnpparibas';
import { frBoursobank } from './fr-boursobank';
import { frCaissedepargne } from './fr-caissedepargne';
import { frCaissedepargnePro } from './fr-caissedepargne-pro';
import { frCic } from './fr-cic';
import { frCreditagricole } from './fr-creditagricole';
import { frCreditmutuel } from './fr-creditmutuel';
import { frFortuneo } from './fr-fortuneo';
import { frLabanquepostale } from './fr-labanquepostale';
import { frQonto } from './fr-qonto';
import { frShine } from './fr-shine';
import { frSocietegenerale } from './fr-societegenerale';
import { frSocietegeneraleLivret } from './fr-societegenerale-livret';
import { gbAmex } from './gb-amex';
import { gbAqua } from './gb-aqua';
import { gbBarclaycard } from './gb-barclaycard';
import { gbBarclays } from './gb-barclays';
import { gbCooperative } from './gb-cooperative';
import { gbFirstdirect } from './gb-firstdirect';
import { gbHsbc } from './gb-hsbc';
import { gbJohnlewis } from './gb-johnlewis';
import { gbLloyds } from './gb-lloyds';
import { gbMarcus } from './gb-marcus';
import { gbMbna } from './gb-mbna';
import { gbMetrobank } from './gb-metrobank';
import { gbMonzo } from './gb-monzo';
import { gbNationwide } from './gb-nationwide';
import { gbNatwest } from './gb-natwest';
import { gbStarling } from './gb-starling';
import { gbTescoBank } from './gb-tesco-bank';
import { gbVirginmoneyCard } from './gb-virginmoney-card';
import { grAlpha } from './gr-alpha';
import { grPiraeus } from './gr-piraeus';
import { hrErste } from './hr-erste';
import { huErste } from './hu-erste';
import { huKh } from './hu-kh';
import { huOtp } from './hu-otp';
import { ieAib } from './ie-aib';
import { ieBankOfIreland } from './ie-bank-of-ireland';
import { inIcici } from './in-icici';
import { inSbi } from './in-sbi';
import { intActual } from './int-actual';
import { intAdyen } from './int-adyen';
import { intAirbnb } from './int-airbnb';
import { intAmazonDaterange } from './int-amazon-daterange';
import { intAmazonSettlement } from './int-amazon-settlement';
import { intCopilot } from './int-copilot';
import { intCurve } from './int-curve';
import { intEbay } from './int-ebay';
import { intEtsy } from './int-etsy';
import { intHomebank } from './int-homebank';
import { intInteractivebrokers } from './int-interactivebrokers';
import { intMollie } from './int-mollie';
import { intMonarch } from './int-monarch';
import { intN26En } from './int-n26-en';
import { intN26Es } from './int-n26-es';
import { intN26Fr } from './int-n26-fr';
import { intN26It } from './int-n26-it';
import { intPayoneer } from './int-payoneer';
import { intPaypalDe } from './int-paypal-de';
import { intPaypalDeShort } from './int-paypal-de-short';
import { intPaypalEn } from './int-paypal-en';
import { intPaypalEs } from './int-paypal-es';
import { intPaypalFr } from './int-paypal-fr';
import { intPaypalIt } from './int-paypal-it';
import { intPersonalcapital } from './int-personalcapital';
import { intQonto } from './int-qonto';
import { intRevolut2018 } from './int-revolut-2018';
import { intRevolutBusiness } from './int-revolut-business';
import { intRevolutDe } from './int-revolut-de';
import { intRevolutEs } from './int-revolut-es';
import { intRevolutFr } from './int-revolut-fr';
import { intRevolutPersonal } from './int-revolut-personal';
import { intRevolutPl } from './int-revolut-pl';
import { intRocketmoney } from './int-rocketmoney';
import { intShopifyPayments } from './int-shopify-payments';
import { intSquare } from './int-square';
import { intStripeBalance } from './int-stripe-balance';
import { intStripeTransactions } from './int-stripe-transactions';
import { intSumupDe } from './int-sumup-de';
import { intTrading212 } from './int-trading212';
import { intWise } from './int-wise';
import { intWiseHistory } from './int-wise-history';
import { intXero } from './int-xero';
import { intYnabRegister } from './int-ynab-register';
import { intYnab4 } from './int-ynab4';
import { itBancaannia } from './it-bancaannia';
import { itBancobpm } from './it-bancobpm';
import { itBancoposta } from './it-bancoposta';
import { itCrelove } from './it-crelove';
import { itFineco } from './it-fineco';
import { itHype } from './it-hype';
import { itInbank } from './it-inbank';
import { itIng } from './it-ing';
import { itIngCarta } from './it-ing-carta';
import { itIntesa } from './it-intesa';
import { itMediolanum } from './it-mediolanum';
import { itSatispay } from './it-satispay';
import { itUnicredit } from './it-unicredit';
import { ltSeb } from './lt-seb';
import { ltSwedbank } from './lt-swedbank';
import { lvSwedbank } from './lv-swedbank';
import { nlAbnamro } from './nl-abnamro';
import { nlAmex } from './nl-amex';
import { nlAsn } from './nl-asn';
import { nlBunq } from './nl-bunq';
import { nlBunq2024 } from './nl-bunq-2024';
import { nlIcsBusiness } from './nl-ics-business';
import { nlIng } from './nl-ing';
import { nlIngCreditcard } from './nl-ing-creditcard';
import { nlIngCreditcardEnglish } from './nl-ing-creditcard-english';
import { nlIngEnglish } from './nl-ing-english';
import { nlIngSpaar } from './nl-ing-spaar';
import { nlKnab } from './nl-knab';
import { nlRabobank } from './nl-rabobank';
import { nlRabobank2013 } from './nl-rabobank-2013';
import { nlRabobankCreditcard } from './nl-rabobank-creditcard';
import { nlRegiobank } from './nl-regiobank';
import { nlSns } from './nl-sns';
import { nlTriodos } from './nl-triodos';
import { noBulder } from './no-bulder';
import { noDnb } from './no-dnb';
import { noNordea } from './no-nordea';
import { noNorwegian } from './no-norwegian';
import { noSparebank1 } from './no-sparebank1';
import { noVipps } from './no-vipps';
import { nzAnz } from './nz-anz';
import { nzAsb } from './nz-asb';
import { nzKiwibank } from './nz-kiwibank';
import { plAlior } from './pl-alior';
import { plIng } from './pl-ing';
import { plMbankLista } from './pl-mbank-lista';
import { plMbankZestawienie } from './pl-mbank-zestawienie';
import { plMillennium } from './pl-millennium';
import { plNest } from './pl-nest';
import { plPekao } from './pl-pekao';
import { plPko } from './pl-pko';
import { plPocztowy } from './pl-pocztowy';
import { plSantander } from './pl-santander';
import { ptCgd } from './pt-cgd';
import { ptMillenniumbcp } from './pt-millenniumbcp';
import { ptSantander } from './pt-santander';
import { roBancatransilvania } from './ro-bancatransilvania';
import { roIng } from './ro-ing';
import { ruAlfabank2017 } from './ru-alfabank-2017';
import { ruAlfabank2026 } from './ru-alfabank-2026';
import { ruSberbank2019 } from './ru-sberbank-2019';
import { ruTbank2026 } from './ru-tbank-2026';
import { ruTinkoff2020 } from './ru-tinkoff-2020';
import { ruVtb2019 } from './ru-vtb-2019';
import { seAvanza } from './se-avanza';
import { seHandelsbanken } from './se-handelsbanken';
import { seIca } from './se-ica';
import { seLansforsakringar } from './se-lansforsakringar';
import { seNordea } from './se-nordea';
import { seSeb } from './se-seb';
import { seSparbankenTanum } from './se-sparbanken-tanum';
import { seSwedbank } from './se-swedbank';
import { sgDbs } from './sg-dbs';
import { sgOcbc } from './sg-ocbc';
import { siDelavska } from './si-delavska';
import { siOtp } from './si-otp';
import { skTatrabanka } from './sk-tatrabanka';
import { trAkbankKart } from './tr-akbank-kart';
import { usAlly } from './us-ally';
import { usAmex } from './us-amex';
import { usAmexReceipt } from './us-amex-receipt';
import { usApplecard } from './us-applecard';
import { usBankofamerica } from './us-bankofamerica';
import { usCapitaloneCard } from './us-capitalone-card';
import { usChase } from './us-chase';
import { usChaseCard } from './us-chase-card';
import { usCiti } from './us-citi';
import { usDiscover } from './us-discover';
import { usFidelity } from './us-fidelity';
import { usMercury } from './us-mercury';
import { usMint } from './us-mint';
import { usNavyfederal } from './us-navyfederal';
import { usPnc } from './us-pnc';
import { usRobinhood } from './us-robinhood';
import { usSchwab } from './us-schwab';
import { usSofi } from './us-sofi';
import { usTdbank } from './us-tdbank';
import { usTruist } from './us-truist';
import { usUsaa } from './us-usaa';
import { usUsbank } from './us-usbank';
import { usVenmo } from './us-venmo';
import { usWellsfargo } from './us-wellsfargo';

/** All described exports, in the order in which equal matches win. To add one: its file, its import, its name here. */
export const exportFormats: readonly ExportFormat[] = [
  atBankaustria,
  atBankaustriaEn,
  atBankaustriaKurz,
  atBawag,
  atBtv,
  atDadat,
  atEasybankKreditkarte,
  atGeorge,
  atGeorge2018,
  atGeorge2026,
  atHellobank,
  atHypoVorarlberg,
  atIng,
  atLivebank,
  atOberbank,
  atRaiffeisenElba,
  auAnz,
  auCommbank,
  auIng,
  auMacquarie,
  auNab,
  auWestpac,
  auWoolworths,
  beBelfius,
  beBnpparibasfortis,
  beBnpparibasfortis2021,
  beBnpparibasfortisFr,
  beCrelan,
  beFintro,
  beIng,
  beIngFr,
  beKbc,
  beKeytrade,
  beKeytrade2026,
  beVdkFr,
  brInter,
  brNubank,
  caAmex,
  caBmo,
  caEqbank,
  caPcmastercard,
  caRbc,
  caScotiabank,
  caScotiabankCard,
  caSimplii,
  caTangerine,
  caTd,
  caWealthsimple,
  chAcrevis,
  chAkb,
  chAkb2015,
  chBaloise,
  chBancastato,
  chBancastato2014,
  chBancastato2018,
  chBankcler,
  chBcv,
  chBekb,
  chBkb,
  chBkb2016,
  chBkb2023,
  chBlkb,
  chBlkb2016,
  chBlkb2019,
  chBonuscard,
  chCic,
  chCornerKonto2025,
  chCornercard2016,
  chCornerKonto,
  chCornercard,
  chCornercardEn,
  chCreditsuisse2012,
  chCreditsuisse2017,
  chCreditsuisse2023,
  chCreditsuisse2025,
  chCreditsuisseFr,
  chCreditsuisseFr2011,
  chCreditsuisseFr2017,
  chEfg,
  chFinpension,
  chGkb,
  chLukb,
  chLukb2008,
  chLukb2016,
  chLukb2017,
  chMigrosbank2023,
  chMigrosbank2026,
  chMigrosbankFr,
  chMigrosbankKarte,
  chNeon,
  chNidwaldnerKb,
  chPostfinance,
  chPostfinance2010,
  chPostfinance2012,
  chPostfinance2013,
  chPostfinance2017,
  chPostfinance2020,
  chPostfinanceEn,
  chPostfinanceFr,
  chPostfinanceIt,
  chPostfinanceIt2009,
  chPostfinanceKarte,
  chPostfinanceKarte2023,
  chPostfinanceKarteFr,
  chPostfinanceKarteIt,
  chRaiffeisen,
  chRaiffeisen2008,
  chRaiffeisen2017,
  chRaiffeisen2024,
  chRaiffeisenFr,
  chSwisscard,
  chSwisscardEn,
  chSwissquote,
  chSzkb,
  chTkb,
  chTwintBusiness,
  chUbs,
  chUbs2020,
  chUbs2022,
  chUbsEn2025,
  chUbsFr2012,
  chUbsFr2024,
  chUbsIt2022,
  chUbsKarte,
  chUbsKarteEn,
  chUbsKarteFr,
  chValiantFr,
  chViseca,
  chVz,
  chYuh,
  chZkb,
  chZkb2009,
  chZkb2012,
  chZkb2014,
  chZkb2016,
  chZkb2023,
  chZkbSuche,
  czAirbank,
  czCeskaSporitelna,
  czCsob,
  czFio,
  czKomercni,
  czMbank,
  czMoneta,
  czRaiffeisenbank,
  czRaiffeisenbank2024,
  czRaiffeisenbankKarta,
  czUnicredit,
  de1822direkt,
  deAmazonVisaLbb,
  deAmex,
  deAmexKurz,
  deApobank2014,
  deAqbanking,
  deBanking4,
  deBarclaysKreditkarte,
  deC24,
  deComdirectGiro,
  deComdirectMulti,
  deComdirectVisa,
  deCommerzbank2022,
  deCommerzbank2024,
  deCommerzbank2026Erweitert,
  deCommerzbankEn2026,
  deConsorsbank,
  deConsorsbank2018,
  deDegiroKonto,
  deDeutschebank2010,
  deDeutschebank2014,
  deDeutschebank2024,
  deDeutschebank2025,
  deDeutschebankApp,
  deDeutschebankEn2017,
  deDeutschebankEn2026,
  deDeutschebankKreditkarte,
  deDeutschebankKreditkarte2009,
  deDkb2010,
  deDkb2018,
  deDkb2023,
  deDkb2023Herbst,
  deDkbVisa2012,
  deDkbVisa2018,
  deDkbVisa2023,
  deFidor,
  deFinanzblick,
  deFinanzguru,
  deFinom,
  deFlatexKonto,
  deGls2014,
  deHibiscus,
  deHibiscus2012,
  deHolvi,
  deHypovereinsbank,
  deHypovereinsbank2025,
  deHypovereinsbankKreditkarte,
  deIng2015,
  deIng2018Kategorie,
  deIng2025,
  deIng2026Notiz,
  deIngSaldo2019,
  deKontist,
  deLbbVisa2008,
  deLexwareVorlage,
  deMilesandmore,
  deMilesandmore2026,
  deMoneymoney,
  deN262019,
  deN262022,
  deN262024,
  deNorisbank,
  deOlb,
  deOutbank,
  deOutbank2026,
  dePostbank2018,
  dePostbank2023,
  deQonto,
  deSantander,
  deScalable,
  deSparda2012,
  deSpardaWest,
  deSparkasseCamtV2,
  deSparkasseCamtV8,
  deSparkasseKreditkarte,
  deSparkasseMt940,
  deStarmoney,
  deTargobank,
  deTomorrow,
  deTraderepublic,
  deVivid,
  deVolksbankAtruvia,
  deVolksbankFiducia,
  deVolksbankTextschluessel,
  deVrnetworld,
  deWeltsparen,
  dkBec,
  dkDanskebank,
  dkJyskebank,
  dkNordea,
  eeLhv,
  eeSeb,
  eeSwedbank,
  esAbanca,
  esBbva,
  esCaixabank,
  esCaixabankNow,
  esIng,
  esIngConverted,
  esSabadell,
  esSantander,
  fiNordea2025,
  fiOp,
  fiSpankki,
  frBanquepopulaire2021,
  frBnpparibas,
  frBoursobank,
  frCaissedepargne,
  frCaissedepargnePro,
  frCic,
  frCreditagricole,
  frCreditmutuel,
  frFortuneo,
  frLabanquepostale,
  frQonto,
  frShine,
  frSocietegenerale,
  frSocietegeneraleLivret,
  gbAmex,
  gbAqua,
  gbBarclaycard,
  gbBarclays,
  gbCooperative,
  gbFirstdirect,
  gbHsbc,
  gbJohnlewis,
  gbLloyds,
  gbMarcus,
  gbMbna,
  gbMetrobank,
  gbMonzo,
  gbNationwide,
  gbNatwest,
  gbStarling,
  gbTescoBank,
  gbVirginmoneyCard,
  grAlpha,
  grPiraeus,
  hrErste,
  huErste,
  huKh,
  huOtp,
  ieAib,
  ieBankOfIreland,
  inIcici,
  inSbi,
  intActual,
  intAdyen,
  intAirbnb,
  intAmazonDaterange,
  intAmazonSettlement,
  intCopilot,
  intCurve,
  intEbay,
  intEtsy,
  intHomebank,
  intInteractivebrokers,
  intMollie,
  intMonarch,
  intN26En,
  intN26Es,
  intN26Fr,
  intN26It,
  intPayoneer,
  intPaypalDe,
  intPaypalDeShort,
  intPaypalEn,
  intPaypalEs,
  intPaypalFr,
  intPaypalIt,
  intPersonalcapital,
  intQonto,
  intRevolut2018,
  intRevolutBusiness,
  intRevolutDe,
  intRevolutEs,
  intRevolutFr,
  intRevolutPersonal,
  intRevolutPl,
  intRocketmoney,
  intShopifyPayments,
  intSquare,
  intStripeBalance,
  intStripeTransactions,
  intSumupDe,
  intTrading212,
  intWise,
  intWiseHistory,
  intXero,
  intYnabRegister,
  intYnab4,
  itBancaannia,
  itBancobpm,
  itBancoposta,
  itCrelove,
  itFineco,
  itHype,
  itInbank,
  itIng,
  itIngCarta,
  itIntesa,
  itMediolanum,
  itSatispay,
  itUnicredit,
  ltSeb,
  ltSwedbank,
  lvSwedbank,
  nlAbnamro,
  nlAmex,
  nlAsn,
  nlBunq,
  nlBunq2024,
  nlIcsBusiness,
  nlIng,
  nlIngCreditcard,
  nlIngCreditcardEnglish,
  nlIngEnglish,
  nlIngSpaar,
  nlKnab,
  nlRabobank,
  nlRabobank2013,
  nlRabobankCreditcard,
  nlRegiobank,
  nlSns,
  nlTriodos,
  noBulder,
  noDnb,
  noNordea,
  noNorwegian,
  noSparebank1,
  noVipps,
  nzAnz,
  nzAsb,
  nzKiwibank,
  plAlior,
  plIng,
  plMbankLista,
  plMbankZestawienie,
  plMillennium,
  plNest,
  plPekao,
  plPko,
  plPocztowy,
  plSantander,
  ptCgd,
  ptMillenniumbcp,
  ptSantander,
  roBancatransilvania,
  roIng,
  ruAlfabank2017,
  ruAlfabank2026,
  ruSberbank2019,
  ruTbank2026,
  ruTinkoff2020,
  ruVtb2019,
  seAvanza,
  seHandelsbanken,
  seIca,
  seLansforsakringar,
  seNordea,
  seSeb,
  seSparbankenTanum,
  seSwedbank,
  sgDbs,
  sgOcbc,
  siDelavska,
  siOtp,
  skTatrabanka,
  trAkbankKart,
  usAlly,
  usAmex,
  usAmexReceipt,
  usApplecard,
  usBankofamerica,
  usCapitaloneCard,
  usChase,
  usChaseCard,
  usCiti,
  usDiscover,
  usFidelity,
  usMercury,
  usMint,
  usNavyfederal,
  usPnc,
  usRobinhood,
  usSchwab,
  usSofi,
  usTdbank,
  usTruist,
  usUsaa,
  usUsbank,
  usVenmo,
  usWellsfargo,
];
