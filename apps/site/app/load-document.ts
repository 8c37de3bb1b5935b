import { type ClientLoaderFunctionArgs, isRouteErrorResponse, redirectDocument } from "react-router-dom";

/**
 * The `clientLoader` of routes whose pattern matches addresses that the build doesn't know. They have no data, but
 * every host has a page for them, which a load of the document brings.
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) throw redirectDocument(request.url);
    throw error;
  }
}
