import type { Kind } from './words';
import { businessStreams, tradeStreams } from './words-business';
import { householdStreams } from './words-household';
import {
  freelanceStreams,
  otherIncomeStreams,
  pensionStreams,
  salaryStreams,
  spendingStreams,
} from './words-income';
import { businessStreams as moreBusiness } from './work/business';
import { householdStreams as moreHousehold } from './work/household';
import * as more from './work/income';
import { spendingStreams as moreSpending } from './work/spending';
import { tradeStreams as moreTrades } from './work/trades';

const daily = [...householdStreams, ...spendingStreams];
const moreDaily = [...moreHousehold, ...moreSpending];
const trade = (id: string) => [...businessStreams, ...(tradeStreams[id] ?? [])];

/** Kinds of customers of the part that is worked on. */
export const workKinds: readonly Kind[] = [
  { id: 'employee', isPerson: true, firm: '', streams: [...salaryStreams, ...daily] },
  { id: 'restaurant', isPerson: false, firm: 'Gasthaus Zum Anker', streams: trade('restaurant') },
  { id: 'pensioner', isPerson: true, firm: '', streams: [...pensionStreams, ...daily] },
  { id: 'shop', isPerson: false, firm: 'Radhaus', streams: trade('shop') },
  {
    id: 'family',
    isPerson: true,
    firm: '',
    streams: [...salaryStreams, ...salaryStreams, ...otherIncomeStreams, ...daily],
  },
  { id: 'practice', isPerson: false, firm: 'Zahnärzte', streams: trade('practice') },
  { id: 'freelancer', isPerson: true, firm: '', streams: [...freelanceStreams, ...daily] },
  { id: 'firm', isPerson: false, firm: 'Gebäudetechnik', streams: trade('firm') },
  { id: 'clerk', isPerson: true, firm: '', streams: [...more.salaryStreams, ...moreDaily] },
  { id: 'cafe', isPerson: false, firm: 'Café', streams: [...moreBusiness, ...moreTrades.cafe] },
  { id: 'retired', isPerson: true, firm: '', streams: [...more.pensionStreams, ...moreDaily] },
  { id: 'boutique', isPerson: false, firm: 'Boutique', streams: [...moreBusiness, ...moreTrades.boutique] },
  {
    id: 'household',
    isPerson: true,
    firm: '',
    streams: [...more.salaryStreams, ...more.salaryStreams, ...more.otherIncomeStreams, ...moreDaily],
  },
  {
    id: 'dentist',
    isPerson: false,
    firm: 'Zahnarztpraxis',
    streams: [...moreBusiness, ...moreTrades.dentist],
  },
  {
    id: 'trainer',
    isPerson: true,
    firm: '',
    streams: [...more.selfEmployedStreams, ...more.otherIncomeStreams, ...moreDaily],
  },
  { id: 'builder', isPerson: false, firm: 'Bau', streams: [...moreBusiness, ...moreTrades.builder] },
  { id: 'it', isPerson: false, firm: 'Systemhaus', streams: [...moreBusiness, ...moreTrades.it] },
];
