import type { CDPSession } from 'playwright';

type DomNode = Awaited<ReturnType<typeof documentTree>>;

const TEXT = 3;

const documentTree = async (devtools: CDPSession) =>
  (await devtools.send('DOM.getDocument', { depth: -1, pierce: true })).root;

/** The descendants that directly contain text, with that text. */
function elementsWithWords(node: DomNode): { nodeId: number; words: string }[] {
  const words = (node.children ?? [])
    .filter(({ nodeType }) => nodeType === TEXT)
    .map(({ nodeValue }) => nodeValue.trim())
    .filter((text) => text !== '')
    .join(' ');
  const isCode = ['STYLE', 'SCRIPT', 'TITLE'].includes(node.nodeName);
  const below = [...(node.children ?? []), ...(node.contentDocument ? [node.contentDocument] : [])];
  return [
    ...(words === '' || isCode ? [] : [{ nodeId: node.nodeId, words }]),
    ...below.flatMap(elementsWithWords),
  ];
}

/** The texts that a system font rendered. A component must only use bundled fonts. */
export async function findForeignFonts(devtools: CDPSession): Promise<string[]> {
  const elements = elementsWithWords(await documentTree(devtools));
  const found = await Promise.all(
    elements.map(async ({ nodeId, words }) => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName, glyphCount }) => `${glyphCount} glyphs of “${words}” by ${familyName}`);
    }),
  );
  return found.flat();
}
