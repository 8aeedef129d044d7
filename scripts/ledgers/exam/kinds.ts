import type { Kind } from '../words';
import { businessStreams } from './business';
import { householdStreams } from './household';
import { otherIncomeStreams, pensionStreams, salaryStreams, selfEmployedStreams } from './income';
import { spendingStreams } from './spending';
import { tradeStreams } from './trades';

const daily = [...householdStreams, ...spendingStreams];

/** Kinds of customers of the exam part. */
export const examKinds: readonly Kind[] = [
  { id: 'employee', isPerson: true, firm: '', streams: [...salaryStreams, ...daily] },
  {
    id: 'craftsman',
    isPerson: false,
    firm: 'Sanitär Heizung',
    streams: [...businessStreams, ...tradeStreams.craftsman],
  },
  { id: 'pensioner', isPerson: true, firm: '', streams: [...pensionStreams, ...daily] },
  {
    id: 'restaurant',
    isPerson: false,
    firm: 'Ristorante',
    streams: [...businessStreams, ...tradeStreams.restaurant],
  },
  {
    id: 'family',
    isPerson: true,
    firm: '',
    streams: [...salaryStreams, ...salaryStreams, ...otherIncomeStreams, ...daily],
  },
  { id: 'shop', isPerson: false, firm: 'Modehaus', streams: [...businessStreams, ...tradeStreams.shop] },
  {
    id: 'self-employed',
    isPerson: true,
    firm: '',
    streams: [...selfEmployedStreams, ...otherIncomeStreams, ...daily],
  },
  {
    id: 'practice',
    isPerson: false,
    firm: 'Orthopädie',
    streams: [...businessStreams, ...tradeStreams.practice],
  },
  {
    id: 'single-parent',
    isPerson: true,
    firm: '',
    streams: [...salaryStreams, ...otherIncomeStreams, ...daily],
  },
  { id: 'hotel', isPerson: false, firm: 'Landhotel', streams: [...businessStreams, ...tradeStreams.hotel] },
  { id: 'agency', isPerson: false, firm: 'Studio', streams: [...businessStreams, ...tradeStreams.agency] },
  {
    id: 'haulier',
    isPerson: false,
    firm: 'Transporte',
    streams: [...businessStreams, ...tradeStreams.haulier],
  },
];
