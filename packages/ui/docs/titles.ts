/**
 * The titles of the tests in a test file's text: `it("…")`, `test("…")` and `it.each(…)("…")`, in their order.
 * Interpolated titles come as they are written.
 */
export function testTitles(source: string): string[] {
  return [
    ...source.matchAll(/^\s*(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(["'`])((?:\\.|(?!\1)[^\\])+)\1/gm),
  ].map(([, , title = ""]) => title.replace(/\\(.)/g, "$1"));
}
