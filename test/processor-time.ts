/** Processor time of this process in milliseconds: unlike a clock it stands still while other programs have the processor. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
