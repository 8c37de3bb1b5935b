// Decap's packages have no types. A widget's function creates the argument of `registerWidget`.
declare module "decap-cms-backend-gitea";
declare module "decap-cms-backend-gitlab";
declare module "decap-cms-backend-proxy";
declare module "decap-cms-locales";
declare module "decap-cms-widget-boolean";
declare module "decap-cms-widget-image";
declare module "decap-cms-widget-list";
declare module "decap-cms-widget-number";
declare module "decap-cms-widget-object";
declare module "decap-cms-widget-relation";
declare module "decap-cms-widget-richtext";
declare module "decap-cms-widget-select";
declare module "decap-cms-widget-text";
