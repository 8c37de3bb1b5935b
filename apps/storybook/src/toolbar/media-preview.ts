/**
 * A page can't override the user preferences that media queries see (`prefers-reduced-motion`,
 * `forced-colors`). So this rewrites the conditions: each query below is replaced, in every stylesheet and in
 * `matchMedia`, by a width that always or never matches. The rules keep their order and specificity.
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
 * A media condition as the preview wants it. The replacement is reversible, even if the rule was rewritten
 * meanwhile.
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

/** What a component sets for forced colours overrides the colours that the preview forces. */
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
    // Stylesheets of another origin can't be read; this Storybook has none.
    if (!sheet.href || new URL(sheet.href).origin === location.origin) rewriteRules(sheet.cssRules);
  }
}

const systemMatchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => systemMatchMedia(rewrite(query));

// Stylesheets load late: with a lazily loaded story, and whenever one is edited.
new MutationObserver(rewriteSheets).observe(document.head, {
  childList: true,
  subtree: true,
  characterData: true,
});
document.head.addEventListener("load", rewriteSheets, { capture: true });

/** Emulates user preferences in every stylesheet and script of this page. */
export function previewMedia(wanted: MediaPreview) {
  preview = wanted;
  rewriteSheets();
}
