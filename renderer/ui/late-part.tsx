import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Busy } from './busy';

/** Fetches the code of a part; once is enough. */
type Fetch = () => Promise<void>;

/** The code of a part, once it is there. */
interface LateCode<Props> {
  readonly fetch: Fetch;
  part: ComponentType<Props> | null;
}

const fetches: Fetch[] = [];

/**
 * A part of the window whose code is not read at a start: fetched in the idle time after the first screen (`fetchLateParts`), or when it is to be
 * drawn before. From then on it is drawn at once, like any other part. Outside of components.
 * @param meanwhile what stands in its place while it is fetched; a dialog has nothing there
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = <Fetching />,
): ComponentType<Props> {
  let fetched: Promise<void> | null = null;
  const code: LateCode<Props> = {
    part: null,
    fetch() {
      fetched ??= load().then((loaded) => {
        code.part = loaded;
      });
      return fetched;
    },
  };
  fetches.push(code.fetch);
  return (props) => <LatePart code={code} shown={props} meanwhile={meanwhile} />;
}

interface LatePartProps<Props> {
  readonly code: LateCode<Props>;
  readonly shown: Props;
  readonly meanwhile: ReactNode;
}

function LatePart<Props extends object>({ code, shown, meanwhile }: LatePartProps<Props>): ReactNode {
  const [, draw] = useState(0);
  const { part: Part } = code;
  const isThere = Part !== null;
  useEffect(() => {
    if (isThere) return;
    code.fetch().then(
      () => draw((times) => times + 1),
      // For the boundary around it: the file is missing, or broken.
      (fault: unknown) =>
        draw(() => {
          throw fault;
        }),
    );
  }, [isThere, code]);
  return Part ? <Part {...shown} /> : meanwhile;
}

/** Where the focus belongs is not known yet (`data-focus-wait`); what is there in a moment says nothing of itself. */
function Fetching() {
  return (
    <div className="late-part">
      <Busy />
    </div>
  );
}

/** One after the other, whenever the window has nothing else to do. @param more what else can wait */
export function fetchLateParts(...more: Fetch[]): void {
  fetches.push(...more);
  let at = 0;
  const goOn = () => {
    // A part may have late parts of its own.
    const fetch = fetches[at];
    at += 1;
    if (fetch) requestIdleCallback(() => void fetch().then(goOn, goOn), { timeout: longestWaitMs });
  };
  goOn();
}

/** A window that never rests gets them all the same. */
const longestWaitMs = 2_000;
