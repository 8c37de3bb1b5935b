import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { room } from "../../fixtures/pictures";
import { Prose } from ".";

/** A table as `sanitiseHtml` frames it. */
const framed = (table: string, name = "Table") =>
  `<div data-slot="prose-table" role="group" tabindex="0" aria-label="${name}">${table.replace("<table", `<table aria-label="${name}"`)}</div>`;

const article = `
  <p>A root canal saves a tooth whose nerve is inflamed or dead. The visit takes one to two hours, and the tooth
  is <strong>numb all the time</strong>. Here is <a href="/root-canal">how we do it</a>.</p>
  <h2>What happens, in order</h2>
  <ol><li>We take a small X-ray.</li><li>We numb the tooth and keep it dry with a thin rubber sheet.</li>
  <li>We clean the canals and fill them.</li></ol>
  <blockquote>Most people are surprised by how quiet it is.</blockquote>
  <h3>Afterwards</h3>
  <ul><li>Chew on the other side for a day.<ul><li>Soft food helps.</li></ul></li><li>Call us if it swells.</li></ul>
  <figure><img src="${room().src}" width="1200" height="800" alt="The surgery"><figcaption>The surgery where we
  do root canals.</figcaption></figure>
  <h4>How long it lasts</h4>
  ${framed(
    `<table><thead><tr><th>Restoration</th><th>Lasts</th></tr></thead><tbody><tr><td>Crown</td><td>10 to 15 years</td>
    </tr><tr><td>Filling</td><td>Less, on a back tooth</td></tr></tbody></table>`,
    "How long it lasts",
  )}
`;

const meta = {
  title: "Components/Text/Prose",
  component: Prose,
  args: {
    html: `<h2>At home</h2><p>The tooth may be sore for two days. Here is <a href="/root-canal">what we did</a>.</p>
      <ul><li>Chew on the other side.</li><li>Call us if it swells.</li></ul>`,
  },
  parameters: {
    guide: {
      use: "For the HTML of an article.",
      avoid: "For parts with a layout of their own, or a sentence or two.",
      states: "stack",
      keyboard: {
        Tab: "Moves to the next link, and to a table’s frame.",
        "← →": "In a table’s frame: scrolls it sideways.",
        Enter: "Follows the link.",
      },
      accessibility: "Headings start at level 2. A table’s frame takes focus, so that keys can scroll it.",
      look: "Pictures have radius `panel`. No motion.",
      words: "Sentences of 20 words or fewer, for a reader of 12. One thought a paragraph.",
      do: { Default: "A heading, a sentence and a list are easy to find again." },
      dont: { InOneBreath: "One long bold sentence can’t be scanned." },
      related: ["Heading", "Skeleton", "ArticleCard"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WholeArticle: Story = {
  args: { html: article },
  parameters: {
    docs: {
      source: {
        code: `import { Prose } from "@clinic/ui/prose";
import { sanitiseHtml } from "@clinic/ui/prose/sanitise-html";

export const Article = (props: { html: string }) => <Prose html={sanitiseHtml(props.html)} />;`,
      },
    },
  },
};

export const Hover: Story = { globals: { pseudo: { hover: ["a"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["a"] } } };

export const LongestText: Story = {
  args: {
    html: `<h2>Krankenversicherungsbescheinigungsformularausgabestelle and other long words</h2>
      <p>https://archhouse.example/a/very/long/address/that/has/no/place/to/break/and/still/stays/inside/the/column</p>
      <p><img alt="" width="1200" height="800"></p>
      ${framed(`<table><tbody><tr>${"<td>A wide table scrolls by itself</td>".repeat(8)}</tr></tbody></table>`)}`,
  },
};

export const InOneBreath: Story = dont({
  html: `<p><strong>At home the tooth may be sore for two days, during which you should chew on the other side, and
      in case of any swelling, which may occur, you are kindly requested to call us.</strong></p>`,
});
