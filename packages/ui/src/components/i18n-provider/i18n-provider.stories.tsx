import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { hindi } from "../../../docs/hindi";
import { DatePicker } from "../date-picker";
import { FileUpload } from "../file-upload";
import { Pagination } from "../pagination";
import { TextArea } from "../text-area";
import { I18nProvider } from ".";

const meta = {
  title: "Components/I18nProvider",
  tags: ["autodocs"],
  component: I18nProvider,
  argTypes: { timeZone: { control: false } },
  parameters: {
    guide: {
      use: ["Around a page, or a part of one, in another language or for another region."],
      avoid: [
        "For English: its words are there without it, and its dates are India’s.",
        "For one word in one place: pass `messages`, `label` or children to the component itself.",
      ],
      accessibility: [
        "It renders no element. Set `lang` and `dir` on the element around the words, so that they are pronounced and laid out right.",
      ],
      words: [
        "`messages` has all words of the library by component, as strings and functions of names and numbers. TypeScript refuses a catalogue that lacks one. English comes with each component; no catalogue is loaded that a page doesn’t import.",
        "Write plurals with `plural`, which knows the forms of each language. Dates, numbers and sizes of files follow `locale` by themselves.",
        "A catalogue has functions: in an application with server components, render the provider in a module of your own that begins with “use client”.",
      ],
      do: { InHindi: "A whole catalogue, with a `lang` around it that says which language it is." },
      dont: {
        InEgyptianDigits:
          "A locale without its catalogue: its digits and dates among English words. Useful for trying things out.",
      },
      related: ["Components/DatePicker", "Components/Pagination", "Blocks/AppointmentForm"],
    } satisfies Guide,
  },
  render: (args) => (
    <I18nProvider {...args}>
      <div className="grid max-w-120 gap-6">
        <DatePicker label={args.messages ? "तारीख" : "Date"} value="2026-11-24" onValueChange={() => {}} />
        <FileUpload
          label={args.messages ? "बायोडेटा" : "Resume"}
          value={new File([new Uint8Array(1_500_000)], "resume.pdf")}
          onValueChange={() => {}}
        />
        <TextArea label={args.messages ? "संदेश" : "Message"} limit={120} />
        <Pagination total={20} page={2} onPageChange={() => {}} />
      </div>
    </I18nProvider>
  ),
} satisfies Meta<typeof I18nProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InHindi: Story = {
  tags: ["fullest"],
  args: { locale: "hi-IN", timeZone: "Asia/Kolkata", messages: hindi },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};

/** Without a catalogue, words stay English; dates and numbers follow the locale. */
export const InEgyptianDigits: Story = {
  args: { locale: "ar-EG" },
  parameters: { chromatic: { disableSnapshot: true } },
};
