import type { appointmentFormMessages } from "./blocks/appointment-form/messages";
import type { articleCarouselMessages } from "./blocks/article-carousel/messages";
import type { awardListMessages } from "./blocks/award-list/messages";
import type { beforeAfterGalleryMessages } from "./blocks/before-after-gallery/messages";
import type { branchCardMessages } from "./blocks/branch-card/messages";
import type { branchContactsMessages } from "./blocks/branch-contacts/messages";
import type { branchGalleryMessages } from "./blocks/branch-gallery/messages";
import type { careerFormMessages } from "./blocks/career-form/messages";
import type { connectionNoticeMessages } from "./blocks/connection-notice/messages";
import type { contactBlockMessages } from "./blocks/contact-block/messages";
import type { contactLinksMessages } from "./blocks/contact-links/messages";
import type { enquiryFormMessages } from "./blocks/enquiry-form/messages";
import type { newsletterListMessages } from "./blocks/newsletter-list/messages";
import type { onThisPageMessages } from "./blocks/on-this-page/messages";
import type { refreshNoteMessages } from "./blocks/refresh-note/messages";
import type { searchDialogMessages } from "./blocks/search-dialog/messages";
import type { siteHeaderMessages } from "./blocks/site-header/messages";
import type { staffCarouselMessages } from "./blocks/staff-carousel/messages";
import type { testimonialsMessages } from "./blocks/testimonials/messages";
import type { breadcrumbMessages } from "./components/breadcrumb/messages";
import type { carouselMessages } from "./components/carousel/messages";
import type { compareSliderMessages } from "./components/compare-slider/messages";
import type { datePickerMessages } from "./components/date-picker/messages";
import type { embedMapMessages } from "./components/embed-map/messages";
import type { errorSummaryMessages } from "./components/error-summary/messages";
import type { fileUploadMessages } from "./components/file-upload/messages";
import type { humanVerificationMessages } from "./components/human-verification/messages";
import type { imageGridMessages } from "./components/image-grid/messages";
import type { imageZoomMessages } from "./components/image-zoom/messages";
import type { paginationMessages } from "./components/pagination/messages";
import type { selectMessages } from "./components/select/messages";
import type { skipLinkMessages } from "./components/skip-link/messages";
import type { starsMessages } from "./components/stars/messages";
import type { statusDialogMessages } from "./components/status-dialog/messages";
import type { submissionFormMessages } from "./components/submission-form/messages";
import type { textAreaMessages } from "./components/text-area/messages";
import type { videoDialogMessages } from "./components/video-dialog/messages";

/** Types only. All messages of the components: what a catalogue needs for pages of your own. */
export type ComponentMessages = {
  breadcrumb: typeof breadcrumbMessages;
  carousel: typeof carouselMessages;
  compareSlider: typeof compareSliderMessages;
  datePicker: typeof datePickerMessages;
  embedMap: typeof embedMapMessages;
  errorSummary: typeof errorSummaryMessages;
  fileUpload: typeof fileUploadMessages;
  humanVerification: typeof humanVerificationMessages;
  imageGrid: typeof imageGridMessages;
  imageZoom: typeof imageZoomMessages;
  pagination: typeof paginationMessages;
  select: typeof selectMessages;
  skipLink: typeof skipLinkMessages;
  stars: typeof starsMessages;
  statusDialog: typeof statusDialogMessages;
  submissionForm: typeof submissionFormMessages;
  textArea: typeof textAreaMessages;
  videoDialog: typeof videoDialogMessages;
};

/** All messages of the page sections. */
export type BlockMessages = {
  appointmentForm: typeof appointmentFormMessages;
  articleCarousel: typeof articleCarouselMessages;
  awardList: typeof awardListMessages;
  beforeAfterGallery: typeof beforeAfterGalleryMessages;
  branchCard: typeof branchCardMessages;
  branchContacts: typeof branchContactsMessages;
  branchGallery: typeof branchGalleryMessages;
  careerForm: typeof careerFormMessages;
  connectionNotice: typeof connectionNoticeMessages;
  contactBlock: typeof contactBlockMessages;
  contactLinks: typeof contactLinksMessages;
  enquiryForm: typeof enquiryFormMessages;
  newsletterList: typeof newsletterListMessages;
  onThisPage: typeof onThisPageMessages;
  refreshNote: typeof refreshNoteMessages;
  searchDialog: typeof searchDialogMessages;
  siteHeader: typeof siteHeaderMessages;
  staffCarousel: typeof staffCarouselMessages;
  testimonials: typeof testimonialsMessages;
};

/** What a whole catalogue has. */
export type Messages = ComponentMessages & BlockMessages;
