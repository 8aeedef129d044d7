import { activity } from './activity';
import { app } from './app';
import { asking } from './asking';
import { banks } from './banks';
import { batch } from './batch';
import { checks } from './checks';
import { comparison } from './comparison';
import { connections } from './connections';
import { contracts } from './contracts';
import { corrections } from './corrections';
import { customers } from './customers';
import { documents } from './documents';
import { doubts } from './doubts';
import { endpoints } from './endpoints';
import { errors } from './errors';
import { exchange } from './exchange';
import { explorer } from './explorer';
import { figures } from './figures';
import { filters } from './filters';
import { flows } from './flows';
import { help } from './help';
import { importRows } from './import-rows';
import { imports } from './imports';
import { keys } from './keys';
import { liquidity } from './liquidity';
import { person } from './person';
import { points } from './points';
import { reading } from './reading';
import { reasons } from './reasons';
import { report } from './report';
import { reportOptions } from './report-options';
import { resultWords } from './result-words';
import { results } from './results';
import { scopes } from './scopes';
import { settings } from './settings';
import { steps } from './steps';
import { takeOver } from './take-over';
import { team } from './team';
import { ui } from './ui';
import { unpacking } from './unpacking';
import { uploads } from './uploads';

export const texts = {
  ...ui,
  ...app,
  ...keys,
  ...batch,
  ...imports,
  ...help,
  ...importRows,
  ...asking,
  ...steps,
  ...unpacking,
  ...person,
  ...points,
  ...reading,
  ...checks,
  ...corrections,
  ...reasons,
  ...customers,
  ...uploads,
  ...connections,
  ...activity,
  ...settings,
  ...results,
  ...resultWords,
  ...doubts,
  ...exchange,
  ...figures,
  ...filters,
  ...contracts,
  ...flows,
  ...liquidity,
  ...comparison,
  ...report,
  ...reportOptions,
  ...errors,
  ...explorer,
  ...scopes,
  ...takeOver,
  ...banks,
  ...documents,
  ...team,
  ...endpoints,
};
