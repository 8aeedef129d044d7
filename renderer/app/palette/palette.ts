import { createSpotlight } from '@mantine/spotlight';

/** Whether the palette is asked for; it may be before its code is there. */
export const [paletteStore, palette] = createSpotlight();
