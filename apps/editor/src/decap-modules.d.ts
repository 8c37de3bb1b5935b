// Most of Decap's packages have no types. A widget's function creates the argument of `registerWidget`.
declare module "decap-cms-*";
