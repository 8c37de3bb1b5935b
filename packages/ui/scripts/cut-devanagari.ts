import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { convert } from "fontverter";
import * as harfbuzz from "harfbuzzjs";

const read = (module: string) => readFileSync(fileURLToPath(import.meta.resolve(module)));

// The functions of HarfBuzz's subsetter, by their names in its C interface. `subset-font` keeps every conjunct that letters
// can form, which is half of the file: this keeps those that Hindi and Marathi texts have.
const { instance } = await WebAssembly.instantiate(read("harfbuzzjs/dist/harfbuzz-subset.wasm"));
const hb = instance.exports as unknown as Record<string, (...values: number[]) => number> & {
  memory: WebAssembly.Memory;
};
hb._initialize?.();

const call = (name: string, ...values: number[]) => hb[name]?.(...values) ?? 0;
const addAll = (set: number, members: Iterable<number>) => {
  for (const member of members) call("hb_set_add", set, member);
};
const tag = (name: string) => [...name].reduce((sum, letter) => (sum << 8) + letter.charCodeAt(0), 0);

const WRITABLE = 2;
const LAYOUT_FEATURES = 6;
const NO_HINTING_NO_LAYOUT_CLOSURE = 0x201;
const features = "nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln abvm blwm dist locl ccmp";

/** The letters of Hindi and Marathi with their signs, for what visitors write. */
const alphabet = "अआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहऱॲ ािीुूृेैॅॉोौ्ंःँ़।॰०१२३४५६७८९\u200c\u200d◌";

/** What visitors write besides: names with conjuncts that the translations don't have. */
const names = "श्रीराम कृष्णा लक्ष्मी पद्मा विठ्ठल अण्णा ब्रह्मा ज्योत्स्ना उज्ज्वला षण्मुख प्रज्ञा ऋत्विक ईश्वर शंभू";

/** Each syllable of the translations: what forms conjuncts stands in one. */
function syllables() {
  const data = new URL("../../content/data/", import.meta.url);
  const files = globSync("*/{hi,mr}/*", { cwd: fileURLToPath(data) });
  const texts = [...files.map((file) => readFileSync(new URL(file, data), "utf8")), names];
  const words = new Set(texts.join(" ").match(/[\u0900-\u097f\u200c\u200d]+/g));
  const segmenter = new Intl.Segmenter("hi");
  return new Set(
    [...words, ...alphabet].flatMap((word) => [...segmenter.segment(word)].map((part) => part.segment)),
  );
}

/** The glyphs that shaping the syllables needs, those between the first step and the last included. */
function glyphsOf(truetype: Buffer) {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(truetype)));
  const glyphs = new Set<number>();
  for (const language of ["hi", "mr"]) {
    for (const syllable of syllables()) {
      const buffer = new harfbuzz.Buffer();
      buffer.addText(syllable);
      buffer.guessSegmentProperties();
      buffer.setLanguage(language);
      const steps = harfbuzz.shapeWithTrace(font, buffer, [], 0, harfbuzz.TracePhase.DONT_STOP);
      for (const { t } of steps) for (const { g } of t as { g: number }[]) glyphs.add(g);
    }
  }
  return glyphs;
}

/** A Devanagari font of one weight with what the translations need. */
export async function cutDevanagari(family: string, weight: number) {
  const file = `@fontsource-variable/${family}/files/${family}-devanagari-wght-normal.woff2`;
  const truetype = await convert(read(file), "truetype");
  const place = call("malloc", truetype.length);
  new Uint8Array(hb.memory.buffer).set(truetype, place);
  const face = call("hb_face_create", call("hb_blob_create", place, truetype.length, WRITABLE, 0, 0), 0);
  const input = call("hb_subset_input_create_or_fail");
  const kept = call("hb_subset_input_set", input, LAYOUT_FEATURES);
  call("hb_set_clear", kept);
  addAll(kept, features.split(" ").map(tag));
  call("hb_subset_input_set_flags", input, NO_HINTING_NO_LAYOUT_CLOSURE);
  addAll(
    call("hb_subset_input_unicode_set", input),
    [...alphabet].map((letter) => letter.codePointAt(0) ?? 0),
  );
  addAll(call("hb_subset_input_glyph_set", input), glyphsOf(truetype));
  call("hb_subset_input_pin_axis_location", input, face, tag("wght"), weight);
  const blob = call("hb_face_reference_blob", call("hb_subset_or_fail", face, input));
  const start = call("hb_blob_get_data", blob, 0);
  const subset = hb.memory.buffer.slice(start, start + call("hb_blob_get_length", blob));
  return convert(Buffer.from(subset), "woff2");
}
