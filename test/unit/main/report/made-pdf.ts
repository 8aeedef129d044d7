import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';

/** A cover with links to parts that begin on the pages given, 1 being the cover, and as many pages as it takes. */
export async function printed(
  parts: Record<string, number>,
  keptIn: 'catalogue' | 'tree',
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const cover = document.addPage();
  cover.drawText('first time');
  const pages = [cover];
  for (let page = 1; page < Math.max(...Object.values(parts)); page += 1) pages.push(document.addPage());
  const links = Object.keys(parts).map((part) =>
    context.register(
      context.obj({ Type: 'Annot', Subtype: 'Link', Dest: PDFName.of(part), Rect: [0, 0, 1, 1] }),
    ),
  );
  cover.node.set(PDFName.of('Annots'), context.obj(links));
  const targets = Object.entries(parts).map(
    ([part, page]) => [part, context.obj([pages[page - 1]?.ref ?? null, 'XYZ', 0, 0, 0])] as const,
  );
  if (keptIn === 'catalogue') catalog.set(PDFName.of('Dests'), context.obj(Object.fromEntries(targets)));
  else {
    const leaf = context.register(
      context.obj({ Names: targets.flatMap(([part, target]) => [PDFString.of(part), target]) }),
    );
    catalog.set(PDFName.of('Names'), context.obj({ Dests: { Kids: [leaf] } }));
  }
  return document.save();
}

/** What is printed the second time: the cover, and a foot for each page. */
export async function cover(sheets: number, feet: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let sheet = 0; sheet < sheets; sheet += 1) document.addPage().drawText('second time');
  for (let foot = 1; foot <= feet; foot += 1) document.addPage().drawText(`foot ${foot}`);
  return document.save();
}
