import shared from "/tmp/wt/tooling/e2e/playwright.config";
const o = shared.use!.launchOptions!;
export default { ...shared, testDir: "/tmp/wt/tooling/e2e", outputDir: "/tmp/tooling-m/art", reporter: "line", use: { ...shared.use, launchOptions: { ...o, args: [...o.args!, ...(process.env.XARGS ?? "").split(" ").filter(Boolean)] } } };
