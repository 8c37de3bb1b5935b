import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Pagination } from ".";

const meta = {
  title: "Components/Pagination",
  component: Pagination,
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
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["[aria-label='Page 2']"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["[aria-label='Page 2']"] } } };

export const Middle: Story = { args: { page: 2 } };

export const LastPage: Story = { args: { page: 3 } };

export const ManyPages: Story = { args: { total: 400, page: 30 } };

/** Six entries fit on one page, so there is nothing to draw. */
export const OnePage: Story = { args: { total: 6 } };

export const RightToLeft: Story = {
  args: { page: 2 },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const GoesToTheEnd: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole("button", { name: "Next" });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByRole("button", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveFocus();
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
  },
};

export const SixAPage: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const OneAPage: Story = {
  args: { pageSize: 1, page: 8 },
  parameters: { chromatic: { disableSnapshot: true } },
};
