/**
 * Emulates user preferences (`prefers-reduced-motion`, `forced-colors`). A page cannot override them, so this replaces
 * each query below, in every stylesheet and in `matchMedia`, with a width condition that always or never matches.
 * Rules keep their order and specificity.
 */
const features = {
  reducedMotion: [
    { query: "(prefers-reduced-motion: reduce)", met: "(min-width: 0.01px)" },
    { query: "(prefers-reduced-motion: no-preference)", met: "(max-width: 0.01px)" },
  ],
  forcedColours: [
    { query: "(forced-colors: active)", met: "(min-width: 0.02px)" },
    { query: "(forced-colors: none)", met: "(max-width: 0.02px)" },
  ],
};

type Feature = keyof typeof features;

/** Which user preferences are emulated. */
export type MediaPreview = Record<Feature, boolean>;

let preview: MediaPreview = { reducedMotion: false, forcedColours: false };

/**
 * Rewrites a media condition for the current preview. Replacements are reversible, even if the rule has been rewritten
 * since.
 */
function rewrite(condition: string) {
  return Object.entries(features).reduce((text, [feature, exchanges]) => {
    const on = preview[feature as Feature];
    return exchanges.reduce(
      (part, { query, met }) => (on ? part.replaceAll(query, met) : part.replaceAll(met, query)),
      text,
    );
  }, condition);
}

function rewriteRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = rewrite(rule.conditionText);
      if (condition !== rule.conditionText) rule.media.mediaText = condition;
      if (preview.forcedColours && condition.includes("0.02px")) strengthen(rule.cssRules);
    }
    if ("cssRules" in rule) rewriteRules(rule.cssRules as CSSRuleList);
  }
}

/** Makes components' own styles for forced colours override the forced colours of the preview. */
function strengthen(rules: CSSRuleList) {
  for (const rule of rules) {
    if ("style" in rule) {
      const style = rule.style as CSSStyleDeclaration;
      for (const property of style)
        style.setProperty(property, style.getPropertyValue(property), "important");
    }
    if ("cssRules" in rule) strengthen(rule.cssRules as CSSRuleList);
  }
}

function rewriteSheets() {
  for (const sheet of document.styleSheets) {
    // Cross-origin stylesheets cannot be read. This Storybook has none.
    if (!sheet.href || new URL(sheet.href).origin === location.origin) rewriteRules(sheet.cssRules);
  }
}

const systemMatchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => systemMatchMedia(rewrite(query));

/** Stylesheets also load later, with lazily loaded stories and after edits. */
function rewriteNewSheets() {
  if (Object.values(preview).some(Boolean)) rewriteSheets();
}

new MutationObserver(rewriteNewSheets).observe(document.head, {
  childList: true,
  subtree: true,
  characterData: true,
});
document.head.addEventListener("load", rewriteNewSheets, { capture: true });

/** Emulates the given user preferences throughout the page. */
export function previewMedia(wanted: MediaPreview) {
  const isSame =
    wanted.reducedMotion === preview.reducedMotion && wanted.forcedColours === preview.forcedColours;
  if (isSame) return;
  preview = wanted;
  rewriteSheets();
}
