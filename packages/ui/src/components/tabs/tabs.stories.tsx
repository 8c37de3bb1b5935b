import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Tabs, TabsContent, TabsList, TabsTrigger } from ".";

const branches = [
  { value: "kurla", name: "Kurla", address: "Three minutes on foot from the station, on the ground floor." },
  { value: "south-mumbai", name: "South Mumbai", address: "Second floor, with a lift and a ramp." },
];

const meta = {
  title: "Components/Tabs",
  component: Tabs,
  args: { defaultValue: "kurla", onValueChange: fn() },
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Branches">
        {branches.map(({ value, name }) => (
          <TabsTrigger key={value} value={value}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {branches.map(({ value, address }) => (
        <TabsContent key={value} value={value}>
          {address}
        </TabsContent>
      ))}
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["[role=tab]:nth-child(2)"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["[role=tab]:first-child"] } } };

export const SecondTab: Story = { args: { defaultValue: "south-mumbai" } };

export const DisabledTab: Story = {
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Testimonials">
        <TabsTrigger value="kurla">Mumbai</TabsTrigger>
        <TabsTrigger value="other">Other State</TabsTrigger>
        <TabsTrigger value="international" disabled>
          International
        </TabsTrigger>
      </TabsList>
      <TabsContent value="kurla">From Mumbai</TabsContent>
      <TabsContent value="other">From other states</TabsContent>
      <TabsContent value="international">From abroad</TabsContent>
    </Tabs>
  ),
};

/** More tabs than fit: the row scrolls sideways. */
export const LongestText: Story = {
  args: { defaultValue: "1" },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Departments">
        {["Full mouth rehabilitation", "Aesthetic dentistry", "Braces and aligners", "Special needs"].map(
          (name, index) => (
            <TabsTrigger key={name} value={`${index + 1}`}>
              {name}
            </TabsTrigger>
          ),
        )}
      </TabsList>
      <TabsContent value="1">Teeth, gums and bite, planned together.</TabsContent>
      <TabsContent value="2">Aesthetics</TabsContent>
      <TabsContent value="3">Braces</TabsContent>
      <TabsContent value="4">Visits at a quiet hour, with the same dentist each time.</TabsContent>
    </Tabs>
  ),
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const ChangesBranch: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "South Mumbai" }));
    await expect(canvas.getByRole("tabpanel", { name: "South Mumbai" })).toBeVisible();
    await expect(canvas.getByText(/Three minutes/)).not.toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledWith("south-mumbai");
  },
};

export const OneWordEach: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const SentencesEach: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Branches">
        <TabsTrigger value="kurla">Find us in Kurla, near the station</TabsTrigger>
        <TabsTrigger value="south-mumbai">Or come to see us in South Mumbai</TabsTrigger>
      </TabsList>
      <TabsContent value="kurla">On the ground floor.</TabsContent>
      <TabsContent value="south-mumbai">On the second floor.</TabsContent>
    </Tabs>
  ),
};
