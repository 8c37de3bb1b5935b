import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { room } from "../../fixtures/pictures";
import { Article, ArticleFailed, ArticleLoading, ArticleMore } from ".";

const trail = [
  { name: "Home", path: "/" },
  { name: "Blog", path: "/blogs" },
];

const meta = {
  title: "Blocks/Articles/Article",
  component: Article,
  parameters: {
    guide: {
      use: "As the main part of an article’s page.",
      avoid: "In a list: ArticleCard. For legal text: Prose.",
      accessibility: "Its title is the page’s `h1`; headings of the text start at level 2.",
      words: "The title asks what the reader asks; the summary answers it in a sentence.",
      do: { Default: "A question that patients ask." },
      dont: { Slogan: "A title that says nothing about the text." },
      related: ["ArticleCard", "Prose", "Breadcrumb"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    trail,
    current: "Does a root canal hurt?",
    title: "Does a root canal hurt?",
    category: "Treatments",
    summary:
      "The tooth is numb all the time. Most people feel pressure, and are surprised by how quiet it is.",
    byline: {
      by: "By",
      name: "Dr Meera Iyer",
      path: "/dentists/meera-iyer",
      date: "2026-10-03",
      dateInWords: "3 October 2026",
      changed: { date: "2026-11-02", inWords: "changed on 2 November 2026" },
    },
    note: "Checked by Dr Meera Iyer on 2 November 2026.",
    picture: { image: room(), alt: "A treatment room with a large window" },
    html: "<p>A root canal treats a tooth whose nerve is inflamed or dead.</p><h2>What you feel</h2><p>Pressure, and a little vibration. Raise your hand and we stop.</p>",
  },
} satisfies Meta<typeof Article>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = { args: { title: `${long.title}: ${long.name}`, category: long.name } };

/** An article that only the server knows has no summary and no author. */
export const Shortest: Story = { args: { summary: undefined, byline: undefined } };

const place = { trail, current: "Article" };
const more = { name: "All articles", path: "/blogs" };

/** Its article is newer than the page, and on its way. */
export const Loading: Story = {
  render: () => (
    <ArticleLoading
      {...place}
      title="Loading..."
      withoutScripts="This article needs scripts to load."
      link={{ ...more, name: "All other articles work without them" }}
    />
  ),
};

/** It didn't arrive. */
export const Failed: Story = {
  render: () => (
    <>
      <ArticleFailed
        {...place}
        title="This article could not be loaded"
        reason="Our server has a problem at the moment."
        retry="Try again"
        onRetry={() => location.reload()}
      />
      <ArticleMore {...more} />
    </>
  ),
};

export const Slogan: Story = dont({ title: "Smile into a brighter future" });
