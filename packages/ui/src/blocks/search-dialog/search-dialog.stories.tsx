import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { contacts } from "../../fixtures/branches";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { ContactLinks } from "../contact-links";
import { SearchDialog, type SearchResult } from ".";

const results: SearchResult[] = [
  {
    path: "/root-canal",
    label: "Treatment",
    title: "Root canal treatment",
    text: "A tooth whose nerve is inflamed is cleaned inside, filled and kept.",
    terms: ["root", "canal"],
  },
  {
    path: "/root-canal#question-does-it-hurt",
    label: "Question: Root canal treatment",
    title: "Will it hurt as much as people say?",
    text: "Those stories are mostly about the toothache before it. During root canal treatment you feel pressure, no pain.",
    terms: ["root", "canal"],
  },
  {
    path: "/blogs/toothache-at-night",
    label: "Article: General dentistry",
    title: "Toothache at night",
    text: "Call us in the morning: it may need a root canal, or only a filling.",
    terms: ["root", "canal"],
  },
];

const meta = {
  title: "Blocks/Every page/SearchDialog",
  component: SearchDialog,
  parameters: {
    guide: {
      use: "Opened by SiteHeader’s search button and by the “/” key. Load it then, not before.",
      avoid: "To choose from a short list: Select.",
      states: "stack",
      keyboard: {
        "↓ ↑": "From the field through the results, and back.",
        Enter: "In the field: goes to the first result. On a result: follows it.",
        Esc: "Closes it; focus returns to where it was.",
      },
      accessibility: "The caller decides when results are announced. “/” can be switched off (WCAG 2.1.4).",
      words: "A label says what a result is and what it belongs to, before its title.",
      do: { Found: "A result shows the searched words in their sentence." },
      dont: { WithoutSuggestions: "An empty window: what can I find here?" },
      related: ["Dialog", "SiteHeader", "ContactLinks"],
    } satisfies Guide,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "640px" } },
  },
  args: {
    query: "",
    onQueryChange: console.log,
    state: { status: "idle" },
    suggestions: ["General dentistry", "Dental implants", "Braces and aligners", "Teeth whitening"].map(
      (name) => ({ name, path: `/${name.toLowerCase().replaceAll(" ", "-")}` }),
    ),
    contact: <ContactLinks branches={contacts} />,
    keyEnabled: true,
    onKeyEnabledChange: console.log,
    onClose: console.log,
  },
  render: function Search(args) {
    const [query, setQuery] = useState(args.query);
    return <SearchDialog {...args} query={query} onQueryChange={setQuery} />;
  },
} satisfies Meta<typeof SearchDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Before the visitor types. */
export const Default: Story = { tags: ["recorded"] };

const untilAnnounced = () => waitFor(() => expect(screen.getByRole("status")).not.toBeEmptyDOMElement());

export const Loading: Story = {
  tags: ["recorded"],
  args: { query: "root canal", state: { status: "loading" } },
  play: untilAnnounced,
};

export const Found: Story = {
  args: { query: "root canal", state: { status: "found", query: "root canal", results } },
};

export const NothingFound: Story = {
  tags: ["recorded"],
  args: { query: "qqqxyz", state: { status: "found", query: "qqqxyz", results: [] } },
  play: async () => {
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await untilAnnounced();
  },
};

const retry = fn(console.log);

export const Failed: Story = {
  tags: ["recorded"],
  args: { query: "root canal", state: { status: "failed", retry } },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(retry).toHaveBeenCalledWith();
    await untilAnnounced();
  },
};

export const LongestText: Story = {
  args: {
    query: "electroencephalographically monitored treatment",
    state: {
      status: "found",
      query: "electroencephalographically monitored treatment",
      results: results.map((result) => ({ ...result, title: long.title, text: long.text })),
    },
  },
};

export const WithoutSuggestions: Story = dont({ suggestions: [] });
