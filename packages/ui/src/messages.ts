/** Types only. All messages of the components: what a catalogue needs for pages of your own. */
export type ComponentMessages = Texts<{
  breadcrumb: typeof import("./components/breadcrumb/messages").breadcrumbMessages;
  carousel: typeof import("./components/carousel/messages").carouselMessages;
  compareSlider: typeof import("./components/compare-slider/messages").compareSliderMessages;
  datePicker: typeof import("./components/date-picker/messages").datePickerMessages;
  embedMap: typeof import("./components/embed-map/messages").embedMapMessages;
  errorSummary: typeof import("./components/error-summary/messages").errorSummaryMessages;
  fileUpload: typeof import("./components/file-upload/messages").fileUploadMessages;
  humanVerification: typeof import("./components/human-verification/messages").humanVerificationMessages;
  imageGrid: typeof import("./components/image-grid/messages").imageGridMessages;
  imageZoom: typeof import("./components/image-zoom/messages").imageZoomMessages;
  pagination: typeof import("./components/pagination/messages").paginationMessages;
  select: typeof import("./components/select/messages").selectMessages;
  skipLink: typeof import("./components/skip-link/messages").skipLinkMessages;
  stars: typeof import("./components/stars/messages").starsMessages;
  statusDialog: typeof import("./components/status-dialog/messages").statusDialogMessages;
  submissionForm: typeof import("./components/submission-form/messages").submissionFormMessages;
  textArea: typeof import("./components/text-area/messages").textAreaMessages;
  videoDialog: typeof import("./components/video-dialog/messages").videoDialogMessages;
}>;

/** All messages of the page sections. */
export type BlockMessages = Texts<{
  appointmentForm: typeof import("./blocks/appointment-form/messages").appointmentFormMessages;
  articleCarousel: typeof import("./blocks/article-carousel/messages").articleCarouselMessages;
  awardList: typeof import("./blocks/award-list/messages").awardListMessages;
  beforeAfterGallery: typeof import("./blocks/before-after-gallery/messages").beforeAfterGalleryMessages;
  branchCard: typeof import("./blocks/branch-card/messages").branchCardMessages;
  branchContacts: typeof import("./blocks/branch-contacts/messages").branchContactsMessages;
  branchGallery: typeof import("./blocks/branch-gallery/messages").branchGalleryMessages;
  careerForm: typeof import("./blocks/career-form/messages").careerFormMessages;
  connectionNotice: typeof import("./blocks/connection-notice/messages").connectionNoticeMessages;
  contactBlock: typeof import("./blocks/contact-block/messages").contactBlockMessages;
  contactLinks: typeof import("./blocks/contact-links/messages").contactLinksMessages;
  enquiryForm: typeof import("./blocks/enquiry-form/messages").enquiryFormMessages;
  newsletterList: typeof import("./blocks/newsletter-list/messages").newsletterListMessages;
  onThisPage: typeof import("./blocks/on-this-page/messages").onThisPageMessages;
  refreshNote: typeof import("./blocks/refresh-note/messages").refreshNoteMessages;
  relatedTreatments: typeof import("./blocks/related-treatments/messages").relatedTreatmentsMessages;
  searchDialog: typeof import("./blocks/search-dialog/messages").searchDialogMessages;
  siteHeader: typeof import("./blocks/site-header/messages").siteHeaderMessages;
  staffCarousel: typeof import("./blocks/staff-carousel/messages").staffCarouselMessages;
  testimonials: typeof import("./blocks/testimonials/messages").testimonialsMessages;
  videoSlider: typeof import("./blocks/video-slider/messages").videoSliderMessages;
}>;

/** What a whole catalogue has. */
export type Messages = ComponentMessages & BlockMessages;

/** Any part of it, as `I18nProvider` takes it. */
export type PartialMessages = { [Name in keyof Messages]?: Partial<Messages[Name]> };

/** In place of a function a catalogue may have a text, or one for each plural, as JSON does: `{1}` is its first argument. */
type Texts<English> = {
  [Name in keyof English]: {
    [Key in keyof English[Name]]: English[Name][Key] extends string
      ? string
      : English[Name][Key] | string | Plurals;
  };
};

type Plurals = Parameters<typeof import("./components/i18n-provider/words").plural>[2];
