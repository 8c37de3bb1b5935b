// Decap's packages have no types. A widget's function creates the argument of `registerWidget`.
declare module "decap-cms-backend-gitea";
declare module "decap-cms-backend-gitlab";
declare module "decap-cms-backend-proxy";
declare module "decap-cms-locales";
declare module "decap-cms-widget-boolean";
declare module "decap-cms-widget-file";
declare module "decap-cms-widget-image";
declare module "decap-cms-widget-list";
declare module "decap-cms-widget-number";
declare module "decap-cms-widget-object";
declare module "decap-cms-widget-relation";
declare module "decap-cms-widget-richtext";
declare module "decap-cms-widget-select";
declare module "decap-cms-widget-text";

declare module "decap-cms-widget-richtext/dist/esm/serializers/index.js" {
  import type { Map as ImmutableMap } from "immutable";

  export function markdownToSlate(
    markdown: string,
    options: { voidCodeBlock: boolean; editorComponents: ImmutableMap<string, unknown> },
  ): unknown[];
  export function slateToMarkdown(
    nodes: unknown[],
    options: { voidCodeBlock: boolean },
    editorComponents: ImmutableMap<string, unknown>,
  ): string;
}
