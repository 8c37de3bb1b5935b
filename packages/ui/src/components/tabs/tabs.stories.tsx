import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { Guide } from "../../../docs";
import { inside } from "../../fixtures/inside";
import { Tabs, TabsContent, TabsList, TabsTrigger } from ".";

const branches = [
  { value: "kurla", name: "Kurla", address: "Three minutes on foot from the station, on the ground floor." },
  { value: "south-mumbai", name: "South Mumbai", address: "Second floor, with a lift and a ramp." },
];

const meta = {
  title: "Components/Tabs",
  component: Tabs,
  subcomponents: { TabsList, TabsTrigger, TabsContent },
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
  parameters: {
    guide: {
      use: "For two to four views of the same content, of which a visitor wants one.",
      avoid: "To compare: side by side. For questions: Accordion. For pages: links.",
      states: "stack",
      keyboard: {
        Tab: "Moves to the selected tab, then to the first control in its panel, or to the panel itself if it has none.",
        "→ ←":
          "Moves to the next or previous tab and shows its panel, and wraps around; reversed in right-to-left text.",
        "Home End": "Moves to the first or last tab and shows its panel.",
      },
      accessibility: "Name the row with `aria-label`. All panels are in the HTML, print and without scripts.",
      words: "One or two words per tab, all of a kind; the most wanted first.",
      do: { Default: "Names that are easy to tell apart." },
      dont: { SentencesEach: "Two sentences, of which a phone shows only the first." },
      related: ["Components/Accordion", "Components/EmbedMap", "Blocks/ContactBlock", "Blocks/BranchGallery"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["[role=tab]:nth-child(2)"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["[role=tab]:first-child"] } } };

export const SecondTab: Story = { args: { defaultValue: "south-mumbai" } };

/** More tabs than fit: the row scrolls sideways. */
export const LongestText: Story = {
  args: { defaultValue: "1" },
  decorators: [inside("max-w-80")],
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
