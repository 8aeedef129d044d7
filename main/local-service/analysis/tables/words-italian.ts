import { row, type WordRow } from './word-row';

/** Words of Italian and Spanish tables that families are called by as well. */
export const wordsThatAreNames = 'Nido|Grotto|Bodega|Taller|Multa|Regalo|Mutuo|Osteria|Consum|Pensione';

/** Italian, as statements of Ticino and South Tyrol write it; only words that German, English and French texts do not have. */
// biome-ignore format: a table
export const italianWords: readonly WordRow[] = [
  row('income.salary', 6, 'Stipendio*|Salario*|Tredicesima*|Paga mensile*|Busta paga*', 'purpose'),
  row('income.pension', 6, 'Pensione*|Rendita AVS*|Rendita vecchiaia*', 'purpose'),
  row('income.child-benefit', 12, 'Assegni familiari*|Assegno familiare*|Assegni figli*'),
  row('income.benefits', 7, 'Indennità*|Sussidio*|Disoccupazione*|Riduzione premi*', 'purpose'),
  row('income.rental', 6, 'Affitto*|Pigione*', 'purpose'),
  row('income.alimony', 6, 'Alimenti figl*|Mantenimento*', 'purpose'),
  row('housing.rent', 6, 'Affitto*|Pigione*|Canone locazione*|Canone di locazione*|Spese accessorie*', 'purpose'),
  row('housing.rent', 5, 'Immobiliare*|Fiduciaria immob*|Amministrazione immob*', 'name'),
  row('housing.energy', 6, 'Bolletta luce*|Elettricità*|Fattura luce*|Fattura gas*|Energia elettr*|Gasolio*', 'purpose'),
  row('housing.energy', 5, 'Azienda elettrica*|Azienda multiserv*|Aziende industriali*', 'name'),
  row('housing.water-waste', 6, 'Acqua potabile*|Tassa rifiuti*|Tassa canalizz*|Tassa base rifiuti*'),
  row('communication.telecom', 6, 'Telefonia*|Abbonamento cell*|Abbonamento internet*|Bolletta telef*', 'purpose'),
  row('taxes.income', 8, 'Imposta cantonale*|Imposta comunale*|Imposta federale*|Imposte 20*|Imposta alla fonte*|Acconto imposte*', 'purpose'),
  row('taxes.vehicle', 8, 'Imposta di circ*|Tassa di circ*', 'purpose'),
  row('taxes.other', 6, 'Ufficio esazione*|Comune di*|Divisione contrib*|Sezione circolaz*|Cancelleria comun*', 'name'),
  row('taxes.other', 8, 'Multa*|Contravvenzione*', 'purpose'),
  row('insurances.vehicle', 6, 'Assicurazione auto*|Assicurazione veicol*|RC auto*|RCA', 'purpose'),
  row('insurances.property', 6, 'Economia domestica*|Mobilia domestica*|Assicurazione casa*', 'purpose'),
  row('insurances.health', 7, 'Cassa malati*|Premio cassa*|Premio LAMal*|Assicurazione malattia*', 'purpose'),
  row('insurances.health', 5, 'Cassa malati*', 'name'),
  row('insurances.life', 6, 'Assicurazione vita*|Terzo pilastro*|Pilastro 3a*|3° pilastro*', 'purpose'),
  row('insurances.other', 6, 'Premio assic*|Polizza*|Premio annuo*|Premio semestr*', 'purpose'),
  row('insurances.other', 5, 'Assicurazione*|Assicurazioni*', 'name'),
  row('credits.loan', 6, 'Ipoteca*|Interessi ipotec*|Mutuo*|Rata mutuo*|Rata prestito*|Prestito*|Ammortamento*|Credito privato*', 'purpose'),
  row('investments.savings-plan', 7, 'Piano di risparmio*|Piano risparmio*|Fondo d’investimento*', 'purpose'),
  row('fees.account', 7, 'Spese tenuta*|Tenuta conto*|Spese conto*|Canone mensile conto*|Spese bancarie*', 'purpose'),
  row('fees.interest', 9, 'Interessi passivi*|Interessi debitori*', 'purpose'),
  row('cash.withdrawal', 6, 'Prelievo*|Prelevamento*'),
  row('giving.donation', 7, 'Donazione*|Offerta libera*', 'purpose'),
  row('giving.membership', 6, 'Quota sociale*|Quota associativa*|Tassa sociale*', 'purpose'),
  row('health.doctor', 6, 'Studio medico*|Studio dentist*|Ospedale*|Clinica*|Dentista*|Fisioterapia*|Veterinario*'),
  row('education.childcare', 6, 'Asilo*|Asilo nido*|Nido|Mensa scolastica*|Refezione*'),
  row('leisure.dining', 5, 'Osteria*|Grotto*|Gelateria*|Paninoteca*|Rosticceria*|Tavola calda*', 'name'),
  row('shopping.groceries', 6, 'Panetteria*|Macelleria*|Salumeria*|Supermercato*|Pescheria*|Alimentari*|Frutta e*|Pasticceria*', 'name'),
  row('mobility.workshop', 5, 'Carrozzeria*|Officina*|Autorimessa*|Gommista*', 'name'),
  row('mobility.parking-toll', 6, 'Autosilo*|Parcheggio*|Posteggio*|Pedaggio*'),
  row('transfers.private', 7, 'Paghetta*|Regalo*|Compleanno*', 'purpose'),
  row('business.advice', 5, 'Fiduciaria*|Studio legale*|Notaio*|Avvocato*', 'name'),
];
