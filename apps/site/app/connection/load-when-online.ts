/** Imports a module. If that fails, retries each time the browser comes back online. */
export async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    return loadWhenOnline(load);
  }
}
