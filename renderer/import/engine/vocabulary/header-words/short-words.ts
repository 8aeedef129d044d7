import type { TargetField } from '../../../../../preload/contract/reading/reading';

/** Plain words of daily speech above columns. They count less than a bank's terms: the cells have to agree. */
export const shortWords: Partial<Record<TargetField, string>> = {
  bookingDate:
    'wann|am|tag|datum zeit|when|day|quand|jour|quando|giorno|cuando|dia|wanneer|dag|nar|hvornar|hvornaar|milloin|kiedy|kdy|kdaj|kada|mikor|kada ivyko|millal|cand',
  counterpartyName:
    'wer|wer wem|wem|an wen|von wem|mit wem|wo|geschaeft|laden|firma|person|who|whom|where|shop|store|qui|chez qui|ou|magasin|chi|dove|negozio|quien|donde|tienda|quem|onde|loja|wie|waar|vem|var|hvem|hvor|kuka|missa|kto|komu|gdzie|kdo|kde|tko|gdje|ki|hol|kas|kam|cine|unde|kes|navn og adresse',
  purpose:
    'was|wofuer|wozu|warum|grund|anlass|what|why|what for|reason|quoi|pour quoi|pourquoi|raison|cosa|perche|per cosa|que|por que|para que|wat|waarom|waarvoor|reden|vad|varfor|hvad|hvorfor|hva|mita|miksi|co|za co|dlaczego|za kaj|kaj|sto|zasto|mit|miert|ce|pentru ce|mis|miks|ka|kapec',
  amount:
    'wieviel|wie viel|eur|euro|geld|how much|money|combien|argent|quanto|soldi|cuanto|dinero|dinheiro|hoeveel|geld bedrag|hur mycket|hvor meget|hvor mye|paljonko|ile|kolik|koliko|mennyi|kiek|cik|kui palju|cat',
};

/** Given and family names of the counterparty, in columns of their own. */
export const givenNames =
  'vorname|first name|given name|forename|prenom|nome proprio|nombre de pila|voornaam|fornamn|fornavn|etunimi|imie|jmeno|krstne meno|ime|keresztnev|utonev|vardas|vards|eesnimi|prenume';
export const familyNames =
  'nachname|familienname|zuname|last name|surname|family name|nom de famille|cognome|apellido|apellidos|apelido|sobrenome|achternaam|efternamn|efternavn|etternavn|sukunimi|nazwisko|prijmeni|priezvisko|priimek|prezime|vezeteknev|csaladnev|pavarde|uzvards|perekonnanimi|nume de familie';
