import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import type { Guide } from "../../../docs";
import { rightToLeft } from "../../fixtures/right-to-left";
import { PagedList, Pagination } from ".";

const meta = {
  title: "Components/Pagination",
  tags: ["autodocs"],
  component: Pagination,
  subcomponents: { PagedList },
  args: { total: 15, page: 1, onPageChange: fn() },
  render: function Pages(args) {
    const [page, setPage] = useState(args.page);
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next) => {
          setPage(next);
          args.onPageChange(next);
        }}
      />
    );
  },
  parameters: {
    guide: {
      use: [
        "Under the gallery, the awards and the newsletters: 6 a page (specification, section 9).",
        "As `PagedList` where the list is a plain one; as `Pagination` under a list that holds its own page, such as ImageGrid.",
      ],
      avoid: [
        "For a sequence to be read from start to end: pages break it up.",
        "For the steps of a form, or for slides: Carousel has dots of its own.",
      ],
      states: "stack",
      keyboard: {
        Tab: "Moves through Previous, the numbers and Next.",
        "Enter Space": "Shows that page.",
      },
      accessibility: [
        "It is a navigation named “Pages”; give it an `aria-label` where a page has two. `PagedList` does: “Pages: Awards”.",
        "In `PagedList`, and with `usePagedList`, another page brings the start of the list into view and moves focus there.",
        "The current page has `aria-current`, and “Page 2 of 3” is announced.",
        "Previous and Next are `aria-disabled` at the ends: with `disabled` they would lose focus.",
        "The entries of all pages are in the server’s HTML; without JavaScript and in print all are shown.",
      ],
      words: [
        "Its words are fixed: Previous, Next, and numbers. On a phone only the arrows are shown; they keep their names.",
      ],
      do: { SixAPage: "Three pages for fifteen pictures." },
      dont: { OneAPage: "Fifteen clicks for fifteen pictures." },
      related: ["Components/ImageGrid", "Components/Carousel", "Blocks/BranchGallery", "Blocks/AwardCard"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["[aria-label='Page 2']"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["[aria-label='Page 2']"] } } };

export const Middle: Story = { args: { page: 2 } };

export const LastPage: Story = { args: { page: 3 } };

export const ManyPages: Story = { tags: ["fullest"], args: { total: 400, page: 30 } };

/** Six entries fit on one page, so nothing is rendered. */
export const OnePage: Story = { args: { total: 6 } };

export const RightToLeft: Story = {
  args: { page: 2 },
  decorators: [rightToLeft],
};

export const SixAPage: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const OneAPage: Story = {
  args: { pageSize: 1, page: 8 },
  parameters: { chromatic: { disableSnapshot: true } },
};
