import { useState } from 'react';

/**
 * A yes that the store remembers: what was pressed shows at once, and until the store says so; refused, it shows as it was.
 * @param remember answers whether the store took it
 */
export function useRememberedYes(isSaid: boolean, remember: (isSaid: boolean) => Promise<boolean>) {
  const [pressed, setPressed] = useState<{ from: boolean; to: boolean } | null>(null);
  return {
    // As soon as the store answers otherwise than when it was pressed, only the store counts.
    isShown: pressed?.from === isSaid ? pressed.to : isSaid,
    say: async (to: boolean) => {
      setPressed({ from: isSaid, to });
      if (!(await remember(to))) setPressed(null);
    },
  };
}
