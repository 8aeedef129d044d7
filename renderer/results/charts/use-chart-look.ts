import { useComputedColorScheme } from '@mantine/core';
import { type ChartLook, darkLook, lightLook } from '../../ui/chart-look';

export function useChartLook(): ChartLook {
  return useComputedColorScheme('light') === 'dark' ? darkLook : lightLook;
}
