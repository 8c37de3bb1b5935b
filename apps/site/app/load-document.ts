import { notFoundPath } from "@clinic/content/paths";
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  redirect,
  redirectDocument,
} from "react-router-dom";

/**
 * The `clientLoader` of routes whose pattern matches addresses that the build doesn't know. They have no data, but
 * every host has a page for them, which a load of the document brings.
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
    // The document came already, of another route: a simple host has one page for all unknown addresses.
    const isHere = new URL(request.url).pathname === location.pathname;
    throw isHere ? redirect(notFoundPath) : redirectDocument(request.url);
  }
}
