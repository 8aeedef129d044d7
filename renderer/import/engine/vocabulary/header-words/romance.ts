import type { ConceptWords } from './concept';

/** French, Italian, Spanish, Portuguese and Romanian. */
export const romance: ConceptWords = {
  date: 'date dates dt jour data date giorno gg fecha fechas fec f dia data ziua',
  time: 'heure ora orario hora',
  booking:
    'comptable comptabilisation compta ecriture passage enregistrement contabile contabilizzazione registrazione reg contab cont contable contabilizacion contabil contabilizare apunte asiento lancamento lanc contabilistico contabilistica inregistrarii inregistrare decontare registo registro',
  value: 'valeur val valuta valute valor valorizacion valutei',
  transaction:
    'operation operations oper op transaction mouvement execution ordre achat operazione operazioni movimento movimenti mov transazione esecuzione acquisto ordine operacion operaciones movimiento movimientos transaccion ejecucion compra operacao operacoes movimentos transacao transaccao tranzactie tranzactiei tranzactii operatiune operatiunii executarii',
  payment:
    'paiement paiements virement reglement pagamento pagamenti bonifico pago pagos transferencia pagamentos plata platii plati transfer',
  amount:
    'montant montants mt mnt somme importo importi imp ammontare somma importe importes monto cantidad cuantia valor montante quantia importancia suma sumei total totale',
  net: 'net nette netto neto liquido',
  balance: 'giacenza solde soldes saldo saldi saldos sold disponibilita soldul',
  after:
    'apres nouveau final fin courant dopo nuovo finale tras despues nuevo resultante posterior apos novo final dupa nou corrente cierre fecho encerramento chiusura cloture fermeture inchidere',
  running: 'progressif cumule progressivo cumulato acumulado',
  before:
    'avant ancien initial prima iniziale antes anterior inicial inainte apertura abertura ouverture partenza depart inicio inizio debut precedent precedente anterieur deschidere comienzo principio',
  available: 'disponible disponibile disponivel disponibil',
  currency: 'devise devises monnaie divisa valuta moneta moneda divisas moeda moneda valuta',
  original:
    'origine originale original etrangere etranger locale estera estero originario extranjera extranjero origen estrangeira origem originala straina',
  account: 'compte comptes cpte cte conto conti cc rapporto cuenta cuentas cta conta contas cont contului',
  own: 'mon propre proprio mio propia propio meu',
  number: 'numero num no n nr id identifiant identificativo identificador numar',
  reference: 'reference references ref riferimento rif referencia referencias referinta referintei',
  mandate: 'mandat mandato mandatului',
  endToEnd: 'bout extremo ponta capo',
  creditor: 'creancier creditore acreedor credor creditorului',
  text: 'texte testo texto libelle libelles intitule motif objet communication nature description descriptif detail details causale motivazione descrizione dettagli dettaglio motivo note comunicazione oggetto concepto conceptos descripcion detalle detalles observaciones motivo asunto notification notifications avis notifica notificacion avviso aviso descricao descritivo historico detalhe detalhes descriere descrierea detalii explicatii explicatie',
  kind: 'type types nature genre tipo tipi tipologia categoria tip tipul clase',
  code: 'code codice codigo cod codul',
  status: 'statut etat stato estado situacao stare starea',
  fee: 'frais commission commissions commissione commissioni spese comision comisiones gastos comissao comissoes taxa comisioane comisionul',
  rate: 'taux cours change tasso cambio tipo curs schimb',
  owner: 'titulaire titular titolare intestatario titularul titularului',
  name: 'nom nome nombre numele nume denumire',
  card: 'carte cartes carta tarjeta cartao card cardului',
  link: 'ligne lignes riga righe linea linha de du des la le les l d en a au aux et ou sur par di del della dello dell dei delle al alla in e ed il lo el los las y o por para con da do dos das no na em ao um si cu din pe',
};
