import { useEffect, useMemo } from 'react';
import type { ReportData, ReportPart } from '../../preload/contract';
import { BasisProvider } from '../results/answers/result-basis';
import { AccountPages } from './account-pages';
import { AppendixPages, DocumentsPage } from './appendix-pages';
import { BreakdownPages } from './breakdown-pages';
import { CashFlowPages } from './cash-flow-pages';
import { CoverPage, FootSheets } from './cover-page';
import { CoveragePages } from './coverage-pages';
import type { DrawnWatch } from './drawn-watch';
import { KeyFigurePage } from './key-figure-page';
import { LettingPage } from './letting-page';
import { MethodPage } from './method-page';
import { OtherResultPages } from './other-result-pages';
import { makeReportModel, type ReportModel } from './report-model';
import { PointsPages, SummaryPage } from './summary-pages';

interface ReportPageProps {
  data: ReportData;
  watch: DrawnWatch;
}

/** The whole report, in the order of features.md, "The PDF summary". Coverage and method are never optional (feature 59). With known page numbers the cover and the feet. */
export function ReportPage({ data, watch }: ReportPageProps) {
  const model = useMemo(() => makeReportModel(data), [data]);
  useEffect(() => watch.rendered(), [watch]);
  return (
    <BasisProvider value={model.basis}>
      <main>
        <CoverPage model={model} />
        {data.startPages ? <FootSheets data={data} /> : <Parts model={model} watch={watch} />}
      </main>
    </BasisProvider>
  );
}

function Parts({ model, watch }: { model: ReportModel; watch: DrawnWatch }) {
  return model.data.choices.form === 'letting' ? (
    <LettingPages model={model} />
  ) : (
    <FullPages model={model} watch={watch} />
  );
}

function LettingPages({ model }: { model: ReportModel }) {
  return (
    <>
      <LettingPage model={model} />
      <CoveragePages model={model} />
      <MethodPage model={model} />
    </>
  );
}

function FullPages({ model, watch }: { model: ReportModel; watch: DrawnWatch }) {
  const has = (part: ReportPart) => !model.data.choices.leftOut.includes(part);
  return (
    <>
      <SummaryPage model={model} />
      {has('points') ? <PointsPages model={model} /> : null}
      <CoveragePages model={model} />
      {has('figures') ? <KeyFigurePage model={model} /> : null}
      {has('cashFlow') ? <CashFlowPages model={model} watch={watch} /> : null}
      {has('results') ? <BreakdownPages model={model} watch={watch} /> : null}
      {has('results') ? <OtherResultPages model={model} watch={watch} /> : null}
      {has('accounts') ? <AccountPages model={model} /> : null}
      <MethodPage model={model} />
      {has('appendix') ? <AppendixPages model={model} /> : null}
      <DocumentsPage model={model} />
    </>
  );
}
