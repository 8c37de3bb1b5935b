import { notFoundPage } from "@clinic/content/pages";
import { useTabTitle } from "../../articles/use-tab-title";
import { NotFoundPage } from "../not-found/not-found-page";

/** The not-found page under an address of an article that neither the build nor the API knows. */
export default function MissingArticlePage() {
  useTabTitle(notFoundPage.metaTitle);
  return <NotFoundPage page={notFoundPage} />;
}
