import { useEffect, useMemo } from 'react';
import type { ReportData } from '../../preload/contract';
import { BasisProvider } from '../results/answers/result-basis';
import { AccountPages } from './account-pages';
import { AppendixPages } from './appendix-pages';
import { BreakdownPages } from './breakdown-pages';
import { CashFlowPages } from './cash-flow-pages';
import { CoverPage } from './cover-page';
import { CoveragePages } from './coverage-pages';
import type { DrawnWatch } from './drawn-watch';
import { KeyFigurePage, SummaryPages } from './key-figure-page';
import { MethodPage } from './method-page';
import { OtherResultPages } from './other-result-pages';
import { makeReportModel } from './report-model';

interface ReportPageProps {
  data: ReportData;
  /** Bookings were uploaded after the analysis. */
  watch: DrawnWatch;
}

/** The whole report, in the order of features.md, "The PDF summary". Coverage and method are never optional (feature 59). */
export function ReportPage({ data, watch }: ReportPageProps) {
  const model = useMemo(() => makeReportModel(data), [data]);
  useEffect(() => watch.rendered(), [watch]);
  return (
    <BasisProvider value={model.basis}>
      <main>
        <CoverPage model={model} />
        <SummaryPages model={model} />
        <CoveragePages model={model} />
        <KeyFigurePage model={model} />
        <CashFlowPages model={model} watch={watch} />
        <BreakdownPages model={model} watch={watch} />
        <OtherResultPages model={model} watch={watch} />
        <AccountPages model={model} />
        <MethodPage model={model} />
        <AppendixPages model={model} />
      </main>
    </BasisProvider>
  );
}
