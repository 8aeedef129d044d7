import { Component, type ReactNode } from 'react';
import { FaultView } from './fault-view';

interface State {
  hasFault: boolean;
}

/** A programming fault in one screen must not take the window with it; the store and the uploads run on in main. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFault: false };

  static getDerivedStateFromError(): State {
    return { hasFault: true };
  }

  override render() {
    if (!this.state.hasFault) return this.props.children;
    return <FaultView onAgain={() => this.setState({ hasFault: false })} />;
  }
}
