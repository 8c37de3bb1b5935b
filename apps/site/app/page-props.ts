/** Props of the component of a template. */
export interface PageProps<Content> {
  /** The finished page from content's build. */
  loaderData: Content;
}
