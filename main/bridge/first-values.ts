import type { WantedScreen } from '../../preload/contract';
import type { EventHub } from './event-hub';

/** Asks the page for a screen; one that is not there yet finds the last wish when it comes. */
export function wantedPlaces(hub: EventHub): (screen: WantedScreen) => void {
  let wishes = 0;
  hub.publish('place.wanted', null);
  return (screen) => {
    wishes += 1;
    hub.publish('place.wanted', { screen, wish: wishes });
  };
}

/** What there is none of before anything has happened. */
export function publishNothingYet(hub: EventHub): void {
  hub.publish('serviceStates.changed', []);
  hub.publish('reading.changed', null);
  hub.publish('intake.changed', []);
}
