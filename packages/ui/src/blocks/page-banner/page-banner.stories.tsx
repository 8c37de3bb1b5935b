import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../../../docs";
import { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbPage } from "../../components/breadcrumb";
import { Button } from "../../components/button";
import { ToothSection } from "../../components/drawing";
import { Picture } from "../../components/picture";
import { room } from "../../fixtures/pictures";
import { rightToLeft } from "../../fixtures/right-to-left";
import {
  PageBanner,
  PageBannerActions,
  PageBannerBody,
  PageBannerBreadcrumb,
  PageBannerPicture,
  PageBannerText,
  PageBannerTitle,
} from ".";

const breadcrumb = (
  <PageBannerBreadcrumb>
    <Breadcrumb>
      <BreadcrumbItem>
        <BreadcrumbLink href="/">Home</BreadcrumbLink>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <BreadcrumbLink href="/general-dentistry">General dentistry</BreadcrumbLink>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <BreadcrumbPage>Root canal</BreadcrumbPage>
      </BreadcrumbItem>
    </Breadcrumb>
  </PageBannerBreadcrumb>
);

const actions = (
  <PageBannerActions>
    <Button asChild>
      <a href="/contact-us">Book an Appointment</a>
    </Button>
  </PageBannerActions>
);

const picture = (
  <PageBannerPicture>
    <Picture priority image={room("#e9dfcf", 1)} alt="A surgery with two arched openings" />
  </PageBannerPicture>
);

const meta = {
  title: "Blocks/PageBanner",
  tags: ["autodocs"],
  component: PageBanner,
  subcomponents: {
    PageBannerBody,
    PageBannerBreadcrumb,
    PageBannerTitle,
    PageBannerText,
    PageBannerActions,
    PageBannerPicture,
  },
  parameters: {
    guide: {
      use: ["Once per page, first in `main` (specification, section 2: “title banner”)."],
      avoid: ["On the home page: use Hero.", "For headings further down: use Heading in a Section."],
      keyboard: {
        Tab: "Moves through the breadcrumb, then to the actions; the primary one comes first.",
        Enter: "Follows the link.",
      },
      accessibility: [
        "The title is the page’s `h1`. The drawing is decoration and hidden from screen readers.",
        "Title and action stay inside a window of 320 px, even with text at 200 %.",
      ],
      words: [
        "Title: the page’s name as in the menu, or a promise of up to eight words.",
        "Text: one sentence of up to 20 words that says what the visitor gets. Action: one, the same on every page: Book an Appointment.",
      ],
      do: { Default: "One promise, one sentence, one action." },
      dont: { ThreeActions: "A greeting that says nothing, and three buttons to choose from." },
      related: [
        "Components/Breadcrumb",
        "Components/Heading",
        "Components/Drawing",
        "Blocks/Hero",
        "Blocks/IntroBlocks",
      ],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    children: (
      <>
        <PageBannerBody>
          {breadcrumb}
          <PageBannerTitle>Root canal treatment</PageBannerTitle>
          <PageBannerText>We clean the inside of the tooth, so that you can keep it.</PageBannerText>
          {actions}
        </PageBannerBody>
        {picture}
      </>
    ),
  },
} satisfies Meta<typeof PageBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPicture: Story = {
  args: {
    children: (
      <PageBannerBody>
        {breadcrumb}
        <PageBannerTitle>Privacy</PageBannerTitle>
        <PageBannerText>What we keep of what you send us, how long, and who reads it.</PageBannerText>
      </PageBannerBody>
    ),
  },
};

/** Without a picture there is a drawing, and the text keeps clear of it. */
export const WithDrawing: Story = {
  args: {
    drawing: <ToothSection />,
    children: (
      <PageBannerBody>
        {breadcrumb}
        <PageBannerTitle>What our dentists write about teeth, gums and good habits</PageBannerTitle>
        <PageBannerText>Short articles in plain words, each read by a second dentist.</PageBannerText>
      </PageBannerBody>
    ),
  },
};

export const TitleAlone: Story = {
  args: {
    children: (
      <PageBannerBody>
        <PageBannerTitle>Awards</PageBannerTitle>
      </PageBannerBody>
    ),
  },
};

export const Kids: Story = {
  globals: { theme: "kids" },
  args: {
    children: (
      <>
        <PageBannerBody>
          {breadcrumb}
          <PageBannerTitle>Dentistry for kids</PageBannerTitle>
          <PageBannerText>You may look, ask and touch. Nothing starts before you nod.</PageBannerText>
          {actions}
        </PageBannerBody>
        {picture}
      </>
    ),
  },
};

export const LongestText: Story = {
  args: {
    children: (
      <>
        <PageBannerBody>
          {breadcrumb}
          <PageBannerTitle>
            Three-dimensional, facially driven dentistry for the whole mouth in a single day
          </PageBannerTitle>
          <PageBannerText>
            A first visit takes as long as it takes: you can look at the rooms, meet the dentist, sit in the
            chair or not, and go home again; treatment begins on another day.
          </PageBannerText>
          <PageBannerActions>
            <Button asChild>
              <a href="/contact-us">Book an Appointment</a>
            </Button>
            <Button asChild variant="secondary">
              <a href="/technology">See all our technology</a>
            </Button>
          </PageBannerActions>
        </PageBannerBody>
        {picture}
      </>
    ),
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
};

export const ThreeActions: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <PageBannerBody>
        {breadcrumb}
        <PageBannerTitle>Welcome to our website</PageBannerTitle>
        <PageBannerActions>
          <Button asChild>
            <a href="/contact-us">Book an Appointment</a>
          </Button>
          <Button asChild>
            <a href="/technology">Our technology</a>
          </Button>
          <Button asChild>
            <a href="/about-us">Our team</a>
          </Button>
        </PageBannerActions>
      </PageBannerBody>
    ),
  },
};
