import { describe, expect, it } from 'vitest';
import { isContinentalHeader } from '../../../../../../renderer/import/engine/vocabulary/header-terms';

const of = (header: string) => isContinentalHeader(header.split(';'));

describe('the language of a header', () => {
  it.each([
    'Datum;Text;Betrag',
    'Date;Libellé;Débit;Crédit',
    'Data;Descrição;Montante',
    'Dato;Tekst;Beløb;Saldo',
    'Data;Opis;Kwota',
    'Tarih;Açıklama;Tutar',
    'Дата;Описание;Сумма',
    'Importe IVA;Date;Nom;Libelle;Montant',
    'Fecha;Concepto;Importe;Saldo',
    'Fecha;Descripcion;Monto',
  ])('%s is one of the continent', (header) => {
    expect(of(header)).toBe(true);
  });

  it('English, or a single word of another one, tells nothing', () => {
    expect(of('Date;Description;Debit;Credit;Balance')).toBe(false);
    expect(of('Date;Nom;Amount')).toBe(false);
    expect(of('Data;Amount;Valuta')).toBe(false);
    expect(of('Date;Item;Sold €')).toBe(false);
  });
});
