import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';

/** Byte of a fuse in the executable: '0' off, '1' on, 'r' removed. */
const off = 48;
const on = 49;

/** What SEC-32 asks of the packaged program, by the names of electron-builder.yml. */
export const wantedFuses: Readonly<Record<string, { readonly fuse: FuseV1Options; readonly isOn: boolean }>> =
  {
    runAsNode: { fuse: FuseV1Options.RunAsNode, isOn: false },
    enableCookieEncryption: { fuse: FuseV1Options.EnableCookieEncryption, isOn: true },
    enableNodeOptionsEnvironmentVariable: {
      fuse: FuseV1Options.EnableNodeOptionsEnvironmentVariable,
      isOn: false,
    },
    enableNodeCliInspectArguments: { fuse: FuseV1Options.EnableNodeCliInspectArguments, isOn: false },
    enableEmbeddedAsarIntegrityValidation: {
      fuse: FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
      isOn: true,
    },
    onlyLoadAppFromAsar: { fuse: FuseV1Options.OnlyLoadAppFromAsar, isOn: true },
    loadBrowserProcessSpecificV8Snapshot: {
      fuse: FuseV1Options.LoadBrowserProcessSpecificV8Snapshot,
      isOn: false,
    },
    grantFileProtocolExtraPrivileges: { fuse: FuseV1Options.GrantFileProtocolExtraPrivileges, isOn: false },
  };

/** The fuses of an executable, a line each. @throws Error when one does not stand as wanted */
export async function readFuses(executable: string): Promise<string[]> {
  const wire = await getCurrentFuseWire(executable);
  return Object.values(wantedFuses).map(({ fuse, isOn }) => {
    const found = wire[fuse];
    const name = FuseV1Options[fuse];
    // An older runtime does not know the newest fuses; one that it knows must stand as wanted.
    if (found === undefined) return `fuse ${name}: not known to this runtime`;
    if (found !== (isOn ? on : off)) throw new Error(`Fuse ${name} is ${found}, wanted ${isOn ? on : off}.`);
    return `fuse ${name}: ${isOn ? 'on' : 'off'}`;
  });
}
