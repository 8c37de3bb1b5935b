import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { dont, type Guide } from "../../fixtures/guide";
import { onDay } from "../../fixtures/on-day";
import { DatePicker } from "../date-picker";
import { FileUpload } from "../file-upload";
import { Pagination } from "../pagination";
import { TextArea } from "../text-area";
import { I18nProvider } from ".";

function Fields({ date, resume, message }: Record<"date" | "resume" | "message", string>) {
  const [day, setDay] = useState(() => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
  const [file, setFile] = useState<File | undefined>(new File([new Uint8Array(1_500_000)], "resume.pdf"));
  const [page, setPage] = useState(2);
  return (
    <div className="grid max-w-120 gap-6">
      <DatePicker label={date} value={day} onValueChange={setDay} />
      <FileUpload label={resume} value={file} onValueChange={setFile} />
      <TextArea label={message} limit={120} />
      <Pagination total={20} page={page} onPageChange={setPage} />
    </div>
  );
}

const meta = {
  title: "Components/Languages/I18nProvider",
  component: I18nProvider,
  beforeEach: () => onDay("2026-11-21"),
  parameters: {
    guide: {
      use: "Around a page, or a part of one, in another language or region. Whole catalogues of Hindi and Marathi come with the library: `@clinic/ui/messages/hi.json` and `mr.json`.",
      avoid: "For English. For one word: `label` or children of the component.",
      accessibility:
        'It renders no element: set `lang` and, for text from right to left, `dir="rtl"` on the element around the words.',
      look: "It draws nothing.",
      words: "Plurals with `plural`; dates, numbers and sizes follow `locale`.",
      do: { InHindi: "A catalogue, with a `lang` around it that says which language it is." },
      dont: {
        InEgyptianDigits:
          "A locale without its catalogue: its digits and dates among English words. Useful for trying things out.",
      },
      related: ["DatePicker", "Pagination", "AppointmentForm"],
    } satisfies Guide,
  },
  render: (args) => (
    <I18nProvider {...args}>
      <Fields date="Date" resume="Resume" message="Message" />
    </I18nProvider>
  ),
} satisfies Meta<typeof I18nProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { locale: "en-IN" } };

export const InHindi: Story = {
  name: "Translation: in Hindi",
  tags: ["fullest"],
  args: {
    locale: "hi-IN",
    messages: {
      datePicker: { change: "तारीख बदलें", changeFrom: "तारीख बदलें, {1}" },
      fileUpload: { drop: "या यहाँ छोड़ें", remove: "हटाएँ" },
      pagination: {
        label: "पृष्ठ",
        previous: "पिछला",
        next: "अगला",
        page: "पृष्ठ {1}",
        place: "{2} में से पृष्ठ {1}",
      },
      textArea: { left: "{1} अक्षर बाकी" },
    },
  },
  render: (args) => (
    <I18nProvider {...args}>
      <Fields date="तारीख" resume="बायोडेटा" message="संदेश" />
    </I18nProvider>
  ),
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};

/** Without a catalogue, words stay English; dates and numbers follow the locale. */
export const InEgyptianDigits: Story = dont({ locale: "ar-EG" });
