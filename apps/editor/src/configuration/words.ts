/** Name of a field as a person reads it: `metaTitle` becomes "Meta title". */
export function inWords(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
