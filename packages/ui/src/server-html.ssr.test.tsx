import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { hindi } from "../docs/hindi";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "./components/accordion";
import { Carousel } from "./components/carousel";
import { CompareSlider } from "./components/compare-slider";
import { HumanVerification } from "./components/human-verification";
import { I18nProvider } from "./components/i18n-provider";
import { ImageGrid } from "./components/image-grid";
import { PagedList } from "./components/pagination";
import { SkipLink } from "./components/skip-link";
import { Stat } from "./components/stat";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "./components/tabs";
import { VideoPoster } from "./components/video-dialog";
import { room, smile } from "./fixtures/pictures";

const names = Array.from({ length: 9 }, (_, index) => `Entry ${index + 1}.`);
const entries = names.map((name) => <p key={name}>{name}</p>);

// The journey without scripts reads such content on the site's pages; these are the components that hide any.
it.each<[string, ReactNode, ...(string | RegExp)[]]>([
  [
    "a closed answer",
    <Accordion key="" type="single">
      <AccordionItem value="a">
        <AccordionTrigger>Question</AccordionTrigger>
        <AccordionContent>Answer</AccordionContent>
      </AccordionItem>
    </Accordion>,
    "Answer",
    /^(?!.* hidden=)/,
  ],
  [
    "a panel that isn't shown, and no direction of its own",
    <Tabs key="" defaultValue="kurla">
      <TabsList>
        <TabsTrigger value="south">South</TabsTrigger>
      </TabsList>
      <TabsContent value="south">South Mumbai</TabsContent>
    </Tabs>,
    "South Mumbai",
    /^(?!.* dir=)/,
  ],
  [
    "all slides, and how many are shown at each width",
    <Carousel key="" label="Articles" slides={{ base: 1, md: 2, xl: 3 }}>
      {entries}
    </Carousel>,
    ...names,
    "--slides-base:1;--slides-sm:1;--slides-md:2;--slides-lg:2;--slides-xl:3",
  ],
  [
    "the entries of every page",
    <PagedList key="" label="Awards">
      {entries}
    </PagedList>,
    ...names,
  ],
  [
    "the pictures of every page",
    <ImageGrid key="" page={1} images={names.map((alt) => ({ image: room(), alt }))} />,
    ...names,
  ],
  [
    "both pictures of a comparison, and where its handle is",
    <CompareSlider
      key=""
      label="Two veneers"
      before={{ image: smile({ gap: 40 }), alt: "With a gap" }}
      after={{ image: smile(), alt: "Without a gap" }}
    />,
    "With a gap",
    "Without a gap",
    "--rcs-raw-position:50%",
    "--rcs-raw-position 200ms ease-out",
  ],
  ["a figure", <Stat key="" value={30000} suffix="+" label="patients treated" />, ">30000+<"],
  [
    "an empty status of the human check, so that its first change is announced",
    <HumanVerification key="" value="" onValueChange={() => {}} verify={async () => ""} />,
    /<p [^>]*role="status"[^>]*><\/p>/,
  ],
  [
    "a link to a video",
    <VideoPoster key="" title="Walk" href="https://video.example/walk" />,
    'href="https://video.example/walk"',
  ],
  [
    "messages of a catalogue, and no element for it",
    <I18nProvider key="" messages={hindi}>
      <SkipLink />
    </I18nProvider>,
    /^<a [^>]*>मुख्य सामग्री पर जाएँ<\/a>$/,
  ],
])("has %s in the server's HTML", (_, element, ...expected) => {
  const html = renderToString(element).replaceAll("<!-- -->", "");
  for (const part of expected) expect(html).toMatch(part);
});
