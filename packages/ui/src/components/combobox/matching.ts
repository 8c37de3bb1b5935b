/** The options whose label contains the text, whatever its case and accents, in their order. */
export function matching<Option extends { label: string }>(options: readonly Option[], text: string) {
  const sought = plain(text.trim());
  return options.filter(({ label }) => plain(label).includes(sought));
}

function plain(text: string) {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
