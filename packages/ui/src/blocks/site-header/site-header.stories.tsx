import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../../components/button";
import { Logo } from "../../components/logo";
import { TextLink } from "../../components/text-link";
import { SiteHeader, SiteHeaderHome, SiteHeaderNav } from ".";

const meta = {
  title: "Blocks/SiteHeader",
  component: SiteHeader,
  tags: ["autodocs"],
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <div className="min-h-[200vh]">
      <SiteHeader {...args}>
        <SiteHeaderHome>
          <a href="/" aria-label="Arch House Dental, home">
            <Logo descriptor="Dental">Arch House</Logo>
          </a>
        </SiteHeaderHome>
        <SiteHeaderNav aria-label="Main">
          <TextLink variant="standalone" href="/technology">
            Technology
          </TextLink>
          <TextLink variant="standalone" href="/blogs">
            Blogs
          </TextLink>
        </SiteHeaderNav>
        <Button asChild>
          <a href="/contact-us">Book an Appointment</a>
        </Button>
      </SiteHeader>
    </div>
  ),
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StickyAfter100Pixels: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole("banner");
    window.scrollTo(0, 100);
    await waitFor(() => expect(window.scrollY).toBe(100));
    await expect(header).toHaveAttribute("data-state", "static");
    window.scrollTo(0, 101);
    await waitFor(() => expect(header).toHaveAttribute("data-state", "sticky"));
    await expect(header.getBoundingClientRect().top).toBeLessThanOrEqual(0);
  },
};
