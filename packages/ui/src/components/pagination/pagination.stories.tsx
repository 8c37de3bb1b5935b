import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { dont, type Guide } from "../../fixtures/guide";
import { PagedList, Pagination } from ".";

const meta = {
  title: "Components/Navigation/Pagination",
  component: Pagination,
  subcomponents: { PagedList },
  args: { total: 15, page: 1, onPageChange: console.log },
  render: function Pages(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  parameters: {
    guide: {
      use: "`PagedList` for a plain list; `Pagination` where a list holds its own page.",
      avoid: "For a sequence to read from start to end. For slides: Carousel.",
      states: "stack",
      keyboard: { Tab: "Moves through Previous, the numbers and Next.", "Enter Space": "Shows that page." },
      accessibility: "Give it an `aria-label` where a page has two. All entries are in the HTML.",
      look: "Radius `control`. Colours change in `settle`.",
      words:
        "Previous, Next, and numbers; on a phone only the arrows are shown. A long word in another language wraps the row.",
      do: { Default: "Three pages for fifteen pictures." },
      dont: { FifteenPages: "Fifteen clicks to the last picture." },
      related: ["ImageGrid", "Carousel", "BranchGallery", "AwardList"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["[aria-label='Page 2']"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["[aria-label='Page 2']"] } } };

export const LastPage: Story = { args: { page: 3 } };

export const ManyPages: Story = { name: "Long list", tags: ["fullest"], args: { total: 400, page: 30 } };

export const FifteenPages: Story = dont({ total: 90, page: 8 });
